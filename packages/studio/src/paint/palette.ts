import type { Colour } from './colour.ts'

/** Natural colours by role; styles map these. */
export const NATURAL = {
  skin: '#f2c5a0',
  leaf: '#4f9a3f',
  leafLight: '#7cbb4c',
  pine: '#2f6b4a',
  trunk: '#6b4630',
  grass: '#6cb24a',
  grassDark: '#3f8540',
  wheat: '#e3b94f',
  earth: '#8a6242',
  sand: '#eccf95',
  rock: '#85808c',
  snow: '#f4f7ff',
  water: '#3f8fc4',
  waterLight: '#7cc7df',
  wall: '#f2e3c6',
  wallWarm: '#e7b98f',
  wallCool: '#b9c8d8',
  roof: '#c5523f',
  roofDark: '#7a4b6b',
  wood: '#9a6a42',
  woodLight: '#c7955b',
  metal: '#8d98a8',
  dark: '#2b2a3c',
  window: '#ffd98a',
  glass: '#a8d8ea',
  stone: '#a79f96',
  road: '#55566a',
  red: '#d8473f',
  blue: '#2e5fa3',
  white: '#fbf8f0',
  gold: '#f0b93a',
  cream: '#fff0dc',
  pink: '#f59ab5',
  purple: '#7b58b5',
  teal: '#2aa198',
  yellow: '#f7cf46',
  mountain: '#6f86a8',
  far: '#8aa5c0',
  coral: '#ef7d6b',
  black: '#1a1220',
  mouth: '#6d1f2b',
  tongue: '#e8717a',
} as const satisfies Record<string, Colour>

export type RoleName = keyof typeof NATURAL
/** A named role, or a plain colour. */
export type Role = RoleName | (string & {}) | readonly [number, number, number]

/** The colour of a role before any style; plain colours are returned as they are. */
export const naturalColour = (role: Role): Colour => (typeof role === 'string' ? ((NATURAL as Record<string, string>)[role] ?? role) : role)
