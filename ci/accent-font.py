"""Gives a face that has accents, but no letters with them, these letters: accent-font.py IN.otf LENDER.otf LENT OUT.otf

EB Garamond's bold has the letters of English and a few accents that stand alone. A letter is put together from its
parts; the regular face lends letters without such parts (ß, æ, ç) and signs. LENT: U+00C5,U+00E5-00E7,..."""
import sys
import unicodedata

from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.t2CharStringPen import T2CharStringPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

# Without the current time, so that a repeated build gives the same bytes.
font = TTFont(sys.argv[1], recalcTimestamp=False)
names = font.getBestCmap()
glyphs = font.getGlyphSet()
top = font["CFF "].cff.topDictIndex[0]
metrics = font["hmtx"]
# Combining accents, and the signs for the accents alone.
alone = {"\u0300": "`", "\u0301": "\u00b4", "\u0308": "\u00a8"}


def bounds(name):
    pen = BoundsPen(glyphs)
    glyphs[name].draw(pen)
    return pen.bounds


capital_lift = bounds(names[ord("H")])[3] - bounds(names[ord("x")])[3]
added = {}
for code in range(0xC0, 0x180):
    parts = unicodedata.normalize("NFD", chr(code))
    if code in names or len(parts) != 2 or parts[1] not in alone:
        continue
    # The dot would collide with the accent, so a dotless one replaces it.
    base = "dotlessi" if parts[0] == "i" else names.get(ord(parts[0]))
    accent = names.get(ord(alone[parts[1]]))
    if base not in glyphs or accent is None:
        continue
    letter, mark = bounds(base), bounds(accent)
    x = (letter[0] + letter[2] - mark[0] - mark[2]) / 2
    y = capital_lift if parts[0].isupper() else 0
    width = metrics[base][0]
    pen = T2CharStringPen(width, glyphs)
    glyphs[base].draw(pen)
    glyphs[accent].draw(TransformPen(pen, (1, 0, 0, 1, round(x), round(y))))
    added[code] = (f"uni{code:04X}", pen.getCharString(top.Private, top.GlobalSubrs), (width, round(letter[0])))

lender = TTFont(sys.argv[2])
lent_names = lender.getBestCmap()
lent_glyphs = lender.getGlyphSet()
for span in sys.argv[3].split(","):
    first, last = (int(code, 16) for code in (span[2:].split("-") * 2)[:2])
    for code in range(first, last + 1):
        name = lent_names.get(code)
        if name is None or code in names or code in added:
            continue
        pen = T2CharStringPen(lender["hmtx"][name][0], lent_glyphs)
        lent_glyphs[name].draw(pen)
        added[code] = (f"uni{code:04X}", pen.getCharString(top.Private, top.GlobalSubrs), lender["hmtx"][name])

for code, (name, outline, metric) in added.items():
    top.CharStrings.charStringsIndex.append(outline)
    top.CharStrings.charStrings[name] = len(top.CharStrings.charStringsIndex) - 1
    top.charset.append(name)
    metrics[name] = metric
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[code] = name
font.setGlyphOrder(top.charset)
font["maxp"].numGlyphs = len(top.charset)
font.save(sys.argv[4])
