import { titleShot } from '../titles.ts'
import { placesIn } from './choose-world.ts'
import { SCENERY } from './scenery.ts'

/** What the creator told, piece by piece: lines that were joined by commas, and sentences. A piece without a letter is none. */
export function piecesOf(topic: string): string[] {
  return topic
    .split(/[\n,;，、；。！？]+|(?<=[.!?…])\s+/u)
    .map((piece) => piece.trim().replace(/[.!?…:\s]+$/u, ''))
    .filter((piece) => /\p{L}/u.test(piece))
    .map((piece) => piece.slice(0, LONGEST_PIECE))
}
const LONGEST_PIECE = 220

/** Somebody without a name who begins a piece is who the film is about. */
const SOMEBODY =
  /^(?:(?:and |then |so |but |now |later |finally )*)(?:he|she|they|i|we|(?:the|a|our|my) (?:(?:young|little|old|lonely|brave|happy|sad) )?(?:girl|boy|man|woman|hero|heroine|singer|character|protagonist|person|dancer|artist|star|guy|lady|couple))\b/iu

/** A piece with the name of who it is about: every shot of the cast names them. */
export function named(piece: string, names: readonly string[], main: string): string {
  if (names.some((name) => piece.toLowerCase().includes(name.toLowerCase()))) return piece
  const who =
    /^(?:(?:and |then )*)(?:they|we|the couple|a couple)\b/iu.test(piece) && names.length > 1 ? names.slice(0, 2).join(' and ') : main
  return SOMEBODY.test(piece) ? piece.replace(SOMEBODY, who) : `${who}: ${piece}`
}

/** A few words on a piece, without the names. */
export function titleOfPiece(piece: string, names: readonly string[]): string {
  const bare = names.reduce((text, name) => text.replaceAll(name, ''), piece).replaceAll(/^[\s:,]+/gu, '')
  const title = titleShot(/\p{L}/u.test(bare) ? bare : piece, undefined)
  return title.length > 60 ? `${title.slice(0, 59)}…` : title
}

/** The piece whose turn it is: each has its part of the film, in their order. */
export const pieceAt = <T>(pieces: readonly T[], index: number, count: number): T | undefined =>
  pieces[Math.min(pieces.length - 1, Math.floor((index / Math.max(1, count)) * pieces.length))]

/** Where a piece takes place, in words for a prompt; undefined where it names no place. */
export function placeIn(piece: string): string | undefined {
  const [place] = placesIn(piece)
  return place && SCENERY[place].at
}
