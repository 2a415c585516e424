import type { PersonLook } from '../person-look.ts'
import { BARE, BLACK_FABRIC, WHITE_FABRIC } from './clothes-of-trades.ts'

const KIT = { outfit: 'sportswear', ...BARE, glasses: false, shoe: '#22242e' } as const

/** Clothes of athletes; as in `CLOTHES_OF_KIND`. */
export const CLOTHES_OF_SPORTS: readonly (readonly [string, Partial<PersonLook>])[] = [
  ['footballer', { ...KIT, top: '#d0402f', bottom: WHITE_FABRIC }],
  ['goalkeeper', { ...KIT, top: '#3f9a4a', bottom: BLACK_FABRIC }],
  ['athlete, sprinter, runner', { ...KIT, outfit: 'running-wear', top: '#2f6fc8', bottom: BLACK_FABRIC, shoe: '#ee8a2e' }],
  ['gymnast', { ...KIT, outfit: 'trunks', top: '#8352b8', bottom: '#8352b8', shoe: WHITE_FABRIC }],
  ['tennis', { ...KIT, outfit: 'running-wear', top: WHITE_FABRIC, bottom: '#2f6fc8', shoe: WHITE_FABRIC }],
  ['basketball', { ...KIT, top: '#ee8a2e', bottom: '#ee8a2e', shoe: WHITE_FABRIC }],
  ['volleyball', { ...KIT, top: '#2f8f83', bottom: BLACK_FABRIC, shoe: WHITE_FABRIC }],
  ['swimmer', { ...KIT, outfit: 'trunks', top: '#2f6fc8', bottom: '#2f6fc8' }],
  ['boxer', { ...KIT, outfit: 'trunks', top: '#d0402f', bottom: '#d0402f' }],
  ['trainer', { outfit: 'hoodie', top: '#2b3b60', bottom: '#2b3b60', hat: 'cap', hatColour: '#d0402f', scarf: null, tool: 'whistle' }],
]
