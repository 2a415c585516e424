import { adjust, rgb } from '../paint/colour.ts'
import type { Style } from './style.ts'

const TABLE: Record<string, string> = {
  grass: '#2bb5a0',
  grassDark: '#178f94',
  leaf: '#119a86',
  leafLight: '#35c4a3',
  pine: '#0e7d7c',
  mountain: '#8f86d8',
  far: '#a79be0',
  water: '#2f7fd0',
  waterLight: '#63c8e8',
  wall: '#fff5e6',
  wallWarm: '#ffd6c9',
  wallCool: '#c9e8f2',
  roof: '#ff6f91',
  roofDark: '#6a5acd',
  sand: '#ffe3b8',
  earth: '#e8a58a',
  wood: '#c9785a',
  woodLight: '#f0a97a',
  road: '#6a6fb0',
  stone: '#d8cfe8',
  dark: '#3a3f8a',
}
const STRIPES = ['#ff5d8f', '#ffb347', '#fff275', '#3ad1c1', '#3a7bd5']

/** Flat pastel afternoon with one huge sun, strip clouds, and the cream frame of a record sleeve. */
export const citypop: Style = {
  value: 'citypop',
  covered: () => [0.04, 0.05, 0.04, 0.08],
  timeOf: (time) => (time === 'night' ? 'dusk' : time),
  look: () => ({
    paint: 'cel',
    ink: 0,
    eyes: 'dot',
    shadow: [90, 70, 190],
    stars: false,
    detail: 0.1,
    lightX: 0.5,
    clouds: 'strip',
    cloudLit: '#fff7ee',
    cloudDark: '#ffb7c8',
    sky: ['#1fa7c9', '#7fd3d8', '#ffd9c2', '#ff9fb0'],
    sun: '#fff2c4',
    haze: '#ffc2c8',
    hazeStrength: 0.75,
    recolour: (colour, _depth, role) =>
      typeof role === 'string' && TABLE[role] ? rgb(TABLE[role]) : adjust(colour, { saturation: 1.25, lightness: 1.06 }),
  }),
  overlay: (g, { width, height, unit }) => {
    const edge = 34 * unit
    g.fillStyle = 'rgba(70,50,160,.16)'
    g.beginPath()
    g.moveTo(0, height * 0.55)
    g.lineTo(width * 0.42, height)
    g.lineTo(0, height)
    g.fill()
    g.fillStyle = '#fffaf0'
    g.fillRect(0, 0, width, edge)
    g.fillRect(0, 0, edge, height)
    g.fillRect(width - edge, 0, edge, height)
    g.fillRect(0, height - edge * 1.5, width, edge * 1.5)
    STRIPES.forEach((colour, i) => {
      g.fillStyle = colour
      g.fillRect(edge, height - edge * 1.22 + i * 7 * unit, width * (0.3 - i * 0.035), 7 * unit)
    })
  },
}
