#!/bin/sh
# Makes the font files of this folder from the families' npm packages (README.md). Needs fontTools with brotli.
#   sh make.sh FOLDER_OF_NODE_MODULES
set -eu
packages=$(cd "$1" && pwd)/@fontsource-variable
cd "$(dirname "$0")"
work=$(mktemp -d)
trap 'rm -r "$work"' EXIT

ARABIC=U+0020,U+060C,U+061B,U+061F,U+0621-063A,U+0640-0655,U+0660-066C,U+0670,U+067E,U+0686,U+06A4,U+06A9,U+06AF,U+06CC
SIGNS=U+0021,U+0022,U+0025,U+0027-003B,U+003F,U+0040,U+00A0,U+00A9,U+00AB,U+00B7,U+00BB,U+00D7,U+2013,U+2014,U+2019,U+201C,U+201D,U+2026
LATIN=U+0020-007E,U+00A0,U+00A9,U+00AB,U+00B0,U+00B2,U+00B3,U+00B7,U+00BB,U+00BD,U+00D7,U+00E0-00E2,U+00E7-00EB,U+00EF,U+00F4,U+00F6,U+00FC,U+2013,U+2014,U+2018,U+2019,U+201C,U+201D,U+2022,U+2026,U+2212
FEATURES=ccmp,locl,init,medi,fina,rlig,liga,calt,kern,mark,mkmk,curs

# family, script of the package's file, weights, letters, file
cut_font() {
  python3 -m fontTools.varLib.instancer -q "$packages/$1/files/$1-$2-wght-normal.woff2" wght="$3" -o "$work/font.ttf"
  python3 -m fontTools.subset "$work/font.ttf" --unicodes="$4" --layout-features=$FEATURES --no-hinting --name-IDs=0,1,2,13,14 --flavor=woff2 --output-file="$1-$5.woff2"
}
for family in readex-pro:400:700 el-messiri:700; do
  name=${family%%:*}
  weights=${family#*:}
  cut_font "$name" arabic "$weights" "$ARABIC" arabic
  cut_font "$name" latin "$weights" "$SIGNS" signs
  cut_font "$name" latin "$weights" "$LATIN" latin
done
