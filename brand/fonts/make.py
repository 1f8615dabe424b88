"""Makes the font files of this folder from the families' npm packages (README.md). Needs fontTools with brotli.

python3 make.py FOLDER_OF_NODE_MODULES
"""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from fontTools import merge, subset
from fontTools.designspaceLib import DesignSpaceDocument
from fontTools.ttLib import TTFont
from fontTools.varLib import build, instancer

HERE = Path(__file__).parent
PACKAGES = Path(sys.argv[1]) / '@fontsource-variable'

ARABIC = 'U+0020,U+060C,U+061B,U+061F,U+0621-063A,U+0640-0655,U+0660-066C,U+0670,U+067E,U+0686,U+06A4,U+06A9,U+06AF,U+06CC'
SIGNS = 'U+0021,U+0022,U+0025,U+0027-003B,U+003F,U+0040,U+00A0,U+00A9,U+00AB,U+00B7,U+00BB,U+00D7,U+2013,U+2014,U+2019,U+201C,U+201D,U+2026'
LATIN = 'U+0020-007E,U+00A0,U+00A9,U+00AB,U+00B0,U+00B2,U+00B3,U+00B7,U+00BB,U+00BD,U+00D7,U+00E0-00E2,U+00E7-00EB,U+00EF,U+00F4,U+00F6,U+00FC,U+2013,U+2014,U+2018,U+2019,U+201C,U+201D,U+2022,U+2026,U+2212'
FEATURES = 'ccmp,locl,init,medi,fina,rlig,liga,calt,kern,mark,mkmk,curs'.split(',')
TEXT = 'readex-pro'
LETTERS = 'U+0041-005A,U+0061-007A'
TOGGLE = 'U+0627,U+0628,U+0629,U+0631,U+0639,U+0644,U+064A'
JOINING = ['init', 'medi', 'fina']
GUEST_WEIGHT = 450
WHOLE = {'readex-pro': 500, 'el-messiri': 700}
FAMILIES = {'readex-pro': (400, 700), 'el-messiri': (700,)}


def cut(family, script, weight, letters, features=FEATURES):
    """The letters of one script in one weight."""
    font = TTFont(PACKAGES / family / 'files' / f'{family}-{script}-wght-normal.woff2')
    instancer.instantiateVariableFont(font, {'wght': weight}, inplace=True)
    subsetter = subset.Subsetter(subset.Options(layout_features=features, hinting=False, name_IDs=[0, 1, 2, 13, 14]))
    subsetter.populate(unicodes=subset.parse_unicodes(letters))
    subsetter.subset(font)
    font.flavor = None
    return font


def merged(family, parts, folder):
    """Letters of both scripts in one file: the packages have them in two."""
    paths = []
    for script, weight, letters, *features in parts:
        paths.append(folder / f'{len(paths)}.ttf')
        cut(family, script, weight, letters, *features).save(paths[-1])
    return merge.Merger(merge.Options(drop_tables=['STAT', 'avar'])).merge(paths)


def arabic(family, weight, folder):
    """Arabic letters with the digits and signs between them; in running text also plain Latin letters, of one weight, for addresses."""
    guests = [('latin', GUEST_WEIGHT, LETTERS, [])] if family == TEXT else []
    return merged(family, [('arabic', weight, ARABIC), ('latin', weight, SIGNS), *guests], folder)


def latin(family, weight, folder):
    guests = [('arabic', GUEST_WEIGHT, TOGGLE, JOINING)] if family == TEXT else []
    return merged(family, [('latin', weight, LATIN), *guests], folder)


def whole(family, weight, folder):
    """Both scripts in one file, as the pictures for sharing are drawn with."""
    return merged(family, [('arabic', weight, ARABIC.removeprefix('U+0020,')), ('latin', weight, LATIN)], folder)


def on_one_axis(weights, make, folder):
    """One file for all weights between the first and the last one."""
    space = DesignSpaceDocument()
    space.addAxisDescriptor(name='Weight', tag='wght', minimum=weights[0], default=weights[0], maximum=weights[-1])
    for weight in weights:
        path = folder / f'{weight}.ttf'
        make(weight).save(path)
        space.addSourceDescriptor(path=str(path), location={'Weight': weight}, font=TTFont(path))
    return build(space)[0]


with TemporaryDirectory() as work:
    for family, weights in FAMILIES.items():
        for make in (arabic, latin):
            of = lambda weight: make(family, weight, Path(work))
            font = of(weights[0]) if len(weights) == 1 else on_one_axis(weights, of, Path(work))
            font.flavor = 'woff2'
            font.save(HERE / f'{family}-{make.__name__}.woff2')
    for family, weight in WHOLE.items():
        whole(family, weight, Path(work)).save(HERE / f'{family}-whole.ttf')
