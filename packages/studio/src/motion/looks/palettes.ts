import type { StyleValue } from '@fablecut/domain/story/style'
import type { MotionPalette } from './look.ts'

type Colours = readonly [text: string, key: string, a: string, b: string, mute: string, ink: string, plate: string, onPlate: string]

const palette = (ground: MotionPalette['ground'], [text, key, a, b, mute, ink, plate, onPlate]: Colours): MotionPalette => ({
  ground,
  text,
  key,
  a,
  b,
  mute,
  ink,
  plate,
  onPlate,
})

/** Text and the key colour stand out from the ground by 4.5 : 1, everything else by 3 : 1; in outlined looks from the outline. */
export const PALETTES: Record<StyleValue, MotionPalette> = {
  citypop: palette(
    ['#b5ebe8', '#d5f0e4', '#ffeeda'],
    ['#2c2480', '#b8004f', '#0b7f7c', '#d82a6a', '#8a68b8', '#2c2480', '#fffaf0', '#2c2480'],
  ),
  bubblegumpunk: palette(
    ['#ff6fb5', '#ff8fc8', '#b58cff'],
    ['#ffffff', '#fff04a', '#3fe0d0', '#ff9f3c', '#d9c8ff', '#2a0a3c', '#ffffff', '#2a0a3c'],
  ),
  anime: palette(
    ['#3f66e8', '#5f86f2', '#8fa8ff'],
    ['#ffffff', '#ffe14a', '#ffa63c', '#ff7fb0', '#c3ccff', '#2a1050', '#ffffff', '#2a1050'],
  ),
  psychedelic: palette(
    ['#e0489a', '#f07a3c', '#f5b03a'],
    ['#fff6d8', '#fff04a', '#3fd6b0', '#b98cff', '#f3cfae', '#2c0f4a', '#fff6d8', '#2c0f4a'],
  ),
  noisecollage: palette(
    ['#f1eada', '#f5f0e2', '#f7f3e8'],
    ['#141014', '#c2150f', '#1450dc', '#d8231a', '#8a7f6a', '#141014', '#ffd93a', '#141014'],
  ),
  y2kcollage: palette(
    ['#f3ddf2', '#e9e6fb', '#dff3fb'],
    ['#241a5e', '#b3007e', '#1450dc', '#d01f8c', '#857aa8', '#241a5e', '#fffbe0', '#241a5e'],
  ),
  rockhaze: palette(
    ['#eadcc8', '#f0e4d2', '#f2e8da'],
    ['#241410', '#a81c08', '#7a4a12', '#c2410c', '#8c7660', '#241410', '#f7b24a', '#241410'],
  ),
  midnightbluesoul: palette(
    ['#050f36', '#081848', '#0a1d50'],
    ['#eaf2ff', '#ffd68a', '#8fbcff', '#ffd68a', '#6f92d8', '#04102e', '#0a2156', '#eaf2ff'],
  ),
  cyberpunk: palette(
    ['#0a0620', '#120a30', '#180c38'],
    ['#eafcff', '#ffe94a', '#2ff0ff', '#ff3fb4', '#7f7ad0', '#05030f', '#140a34', '#eafcff'],
  ),
  edm: palette(['#07041c', '#100a2e', '#160a38'], ['#ffffff', '#5cff9c', '#7f8cff', '#ff4fd0', '#8378c8', '#04020f', '#150c3a', '#ffffff']),
  vaporwave: palette(
    ['#1a0a4a', '#2a0f5e', '#3a1268'],
    ['#fff0fb', '#7dfff2', '#ff8fe0', '#ffb86c', '#a884e8', '#12063a', '#2a0f5e', '#fff0fb'],
  ),
  metalnoir: palette(
    ['#0c0d10', '#14161a', '#1a1c20'],
    ['#f2f2f0', '#ff6a55', '#c9ccd2', '#ff4b3a', '#8a8f98', '#050506', '#1a1c20', '#f2f2f0'],
  ),
  pixelart: palette(
    ['#3a6ad8', '#4a86e0', '#5aa0e8'],
    ['#ffffff', '#ffe14a', '#5fe07a', '#ff9a5a', '#c8d6f2', '#14183c', '#fff6dc', '#14183c'],
  ),
  ghibli: palette(
    ['#e3f1e4', '#eef5e2', '#f8f4df'],
    ['#24402f', '#a83a12', '#2f7a4c', '#c2571c', '#7d8a68', '#24402f', '#fffdf2', '#24402f'],
  ),
  pixar: palette(
    ['#d9edff', '#e8f3ff', '#fff4e0'],
    ['#1d2f5e', '#b83206', '#1f6fc8', '#d9570f', '#76839e', '#1d2f5e', '#ffffff', '#1d2f5e'],
  ),
  microworld: palette(
    ['#f7e8d8', '#f9efe0', '#fbf4e8'],
    ['#43291f', '#b02e10', '#2f7d6a', '#c9561f', '#94806c', '#43291f', '#fffaf2', '#43291f'],
  ),
  classicalrococo: palette(
    ['#f3e6e2', '#f6eee2', '#f8f2e4'],
    ['#3c2420', '#9a2440', '#3f6f8c', '#b04a5c', '#96805c', '#3c2420', '#fffaf0', '#3c2420'],
  ),
  photorealistic: palette(
    ['#101a26', '#16222f', '#1c2a38'],
    ['#f6f3ec', '#ffc861', '#7fc4ea', '#f2994a', '#8296a8', '#080d14', '#20303f', '#f6f3ec'],
  ),
}
