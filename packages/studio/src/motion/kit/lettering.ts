import { isJapaneseEnding } from '@fablecut/domain/captions/is-japanese-ending'
import { type Canvas, type Ctx, newCanvas } from '../../paint/canvas.ts'
import { clamp } from '../../paint/colour.ts'
import type { FontFace, MotionLook, TextRole } from '../looks/look.ts'
import { fontFamilies } from './fonts.ts'
import type { Box } from './geometry.ts'

export type Align = 'left' | 'center' | 'right'
/** `wipe`: part that is uncovered; `isPlain`: without the effects of the look, for text on a plate. */
export type LetterOptions = {
  readonly colour?: string
  readonly align?: Align
  readonly alpha?: number
  readonly scale?: number
  readonly wipe?: number
  readonly isPlain?: boolean
}
export type TextBox = Box & { readonly text: string; readonly cap: number }
/** Lines of one size. `cap`: height of capitals; `lineHeight`: distance of their middles. */
export type TextBlock = {
  readonly lines: readonly string[]
  readonly cap: number
  readonly lineHeight: number
  readonly height: number
  readonly role: TextRole
}
/** Sizes are heights of capitals in units, so that all faces fill the same room. `y` is the middle of the capitals. */
export type Lettering = {
  readonly isRightToLeft: boolean
  width(text: string, role: TextRole, cap: number): number
  /** The largest size up to `cap` at which the text is at most `room` wide. */
  fit(text: string, role: TextRole, cap: number, room: number): number
  /** Breaks a text into balanced lines at the largest size up to `cap` that fits the room. */
  block(text: string, role: TextRole, cap: number, room: Pick<Box, 'w' | 'h'>): TextBlock
  draw(g: Ctx, text: string, x: number, y: number, role: TextRole, cap: number, options?: LetterOptions): void
  /** A number; while `isCounting` every digit has the same width. Shrinks to `room`. */
  number(g: Ctx, text: string, x: number, y: number, cap: number, options?: LetterOptions & NumberOptions): void
  /** Boxes of the texts drawn since the last call, in units. */
  takeBoxes(): TextBox[]
}
type NumberOptions = { readonly isCounting?: boolean; readonly room?: number }

type Sprite = { readonly canvas: Canvas; readonly width: number; readonly pad: number }

const MIN_CAP = 11
/** At this size and below, words that are wider than their room are cut and hyphenated. */
const HYPHENATION_CAP = 16
const MAX_SPRITES = 700
const LINE = 1.72
const [, probe] = newCanvas(8, 8)
const capHeights = new Map<string, number>()
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u
const DIGIT = /\p{Nd}/u

/** Words with the spaces after them; scripts without spaces are cut by the language's rules. */
function wordsOf(text: string, language: string): string[] {
  if (!/[\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff]/u.test(text)) return text.split(/(?<= )/u)
  const words: string[] = []
  for (const { segment, isWordLike } of new Intl.Segmenter(language, { granularity: 'word' }).segment(text))
    if (words.length === 0 || (isWordLike && !isJapaneseEnding(words.at(-1)!, segment))) words.push(segment)
    else words[words.length - 1] += segment
  return words
}

function capHeight(face: FontFace): number {
  const key = `${face.font}/${face.weight}`
  const known = capHeights.get(key)
  if (known) return known
  probe.font = `${face.weight} 200px ${fontFamilies('H', face.font, 'en')}`
  const height = probe.measureText('H').actualBoundingBoxAscent / 200
  capHeights.set(key, height)
  return height
}

/** Letters of a look on a frame of `scale` pixels per unit. */
export function createLettering(look: MotionLook, scale: number, language: string, sample: string): Lettering {
  const sprites = new Map<string, Sprite>()
  const widths = new Map<string, number>()
  let boxes: TextBox[] = []
  const isRightToLeft = RIGHT_TO_LEFT.test(sample)

  const cased = (text: string, { isUpper }: FontFace): string => (isUpper ? text.toLocaleUpperCase(language) : text)
  const trackingOf = (text: string, { tracking }: FontFace): number => (RIGHT_TO_LEFT.test(text) ? 0 : tracking)

  function setFont(g: Ctx, text: string, role: TextRole, cap: number): void {
    const face = look.faces[role]
    const families = fontFamilies(text, face.font, language)
    g.font = `${face.weight} ${(cap / capHeight(face)).toFixed(2)}px ${families}`
    g.letterSpacing = `${(trackingOf(text, face) * cap).toFixed(2)}px`
    g.direction = RIGHT_TO_LEFT.test(text) ? 'rtl' : 'ltr'
    g.textAlign = 'left'
  }

  /** Widths are proportional to sizes: measured once at 100. */
  function width(text: string, role: TextRole, cap: number): number {
    const key = `${role}/${text}`
    let known = widths.get(key)
    if (known === undefined) {
      const shown = cased(text, look.faces[role])
      setFont(probe, shown, role, 100)
      known = Math.max(0.1, (probe.measureText(shown).width - trackingOf(shown, look.faces[role]) * 100) / 100)
      widths.set(key, known)
    }
    return known * cap
  }

  const fit: Lettering['fit'] = (text, role, cap, room) => Math.min(cap, (cap * room) / width(text, role, cap))

  /** Pieces of a word that fit the room; all but the last end with a hyphen. */
  function cutWord(word: string, role: TextRole, cap: number, room: number): string[] {
    const letters = [...word]
    if (width(word.trimEnd(), role, cap) <= room || letters.length < 4) return [word]
    const least = letters.findIndex((_, i) => width(`${letters.slice(0, i + 1).join('')}-`, role, cap) > room)
    const cut = Math.min(Math.max(2, least), letters.length - 2)
    return [`${letters.slice(0, cut).join('')}-`, ...cutWord(letters.slice(cut).join(''), role, cap, room)]
  }

  function breakLines(text: string, role: TextRole, cap: number, room: number): string[] {
    const lines: string[] = []
    for (const word of wordsOf(text, language).flatMap((one) => (cap <= HYPHENATION_CAP ? cutWord(one, role, cap, room) : [one]))) {
      const last = lines.at(-1)
      if (last !== undefined && width((last + word).trimEnd(), role, cap) <= room) lines[lines.length - 1] = last + word
      else lines.push(word)
    }
    return lines.map((line) => line.trim())
  }

  /** As few lines as with `lines`, of nearly the same width. */
  function balance(text: string, role: TextRole, cap: number, room: number, count: number): string[] {
    let [low, high] = [room * 0.4, room]
    for (let i = 0; i < 7; i++) {
      const middle = (low + high) / 2
      const lines = breakLines(text, role, cap, middle)
      if (lines.length <= count && lines.every((line) => width(line, role, cap) <= room)) high = middle
      else low = middle
    }
    return breakLines(text, role, cap, high)
  }

  const block: Lettering['block'] = (text, role, cap, room) => {
    for (let size = cap; ; size *= 0.94) {
      const lines = breakLines(text, role, size, room.w)
      const fits = lines.length * size * LINE <= room.h + size * 0.72 && lines.every((line) => width(line, role, size) <= room.w)
      if (!fits && size > MIN_CAP) continue
      const balanced = lines.length > 1 && fits ? balance(text, role, size, room.w, lines.length) : lines
      const least = Math.min(size, ...balanced.map((line) => fit(line, role, size, room.w)))
      return { lines: balanced, cap: least, lineHeight: least * LINE, height: balanced.length * least * LINE, role }
    }
  }

  function sprite(text: string, role: TextRole, cap: number, colour: string, isPlain: boolean): Sprite {
    const key = `${role}/${cap.toFixed(1)}/${colour}/${isPlain}/${text}`
    const known = sprites.get(key)
    if (known) return known
    if (sprites.size > MAX_SPRITES) sprites.clear()
    const shown = cased(text, look.faces[role])
    const spriteWidth = width(text, role, cap)
    const pad = cap * 0.55 + 10
    const [canvas, g] = newCanvas((spriteWidth + pad * 2) * scale, (cap * 1.5 + pad * 2) * scale)
    g.scale(scale, scale)
    g.translate(pad, pad + cap * 1.2)
    setFont(g, shown, role, cap)
    g.lineJoin = g.lineCap = 'round'
    if (isPlain) {
      g.fillStyle = colour
      g.fillText(shown, 0, 0)
    } else look.tools.letters(g, { text: shown, role, cap, colour })
    const made = { canvas, width: spriteWidth, pad }
    sprites.set(key, made)
    return made
  }

  function note(g: Ctx, text: string, left: number, y: number, cap: number, textWidth: number): void {
    const { a, d, e, f } = g.getTransform()
    const [sx, sy] = [a / scale, d / scale]
    boxes.push({ text, cap: cap * sy, x: left * sx + e / scale, y: (y - cap / 2) * sy + f / scale, w: textWidth * sx, h: cap * sy })
  }

  const draw: Lettering['draw'] = (g, text, x, y, role, cap, options = {}) => {
    const { colour = look.palette.text, align = 'center', alpha = 1, scale: zoom = 1, wipe = 1, isPlain = false } = options
    if (alpha <= 0 || zoom <= 0 || wipe <= 0 || text.trim() === '') return
    const { canvas, width: textWidth, pad } = sprite(text, role, cap, colour, isPlain)
    const left = align === 'left' ? 0 : align === 'right' ? -textWidth : -textWidth / 2
    const [w, h] = [canvas.width / scale, canvas.height / scale]
    if (zoom === 1) note(g, text, x + left, y, cap, textWidth)
    g.save()
    g.translate(x + left + textWidth / 2, y)
    if (zoom !== 1) g.scale(zoom, zoom)
    if (alpha < 1) g.globalAlpha *= clamp(alpha)
    const [imageX, imageY] = [-textWidth / 2 - pad, -pad - cap * 0.7]
    if (wipe < 1) {
      const shown = w * clamp(wipe)
      g.beginPath()
      g.rect(isRightToLeft ? imageX + w - shown : imageX, imageY, shown, h)
      g.clip()
    }
    g.drawImage(canvas, imageX, imageY, w, h)
    g.restore()
  }

  const number: Lettering['number'] = (g, text, x, y, cap, options = {}) => {
    const { isCounting = false, room, scale: zoom = 1, align = 'center', ...rest } = options
    const slot = Math.max(...[...'0123456789'].map((digit) => width(digit, 'number', 1)))
    const partWidths = (size: number): number[] =>
      [...text].map((letter) => (isCounting && DIGIT.test(letter) ? slot * size : width(letter, 'number', size)) + size * 0.05)
    const sum = (size: number): number => partWidths(size).reduce((all, one) => all + one, 0)
    const size = room === undefined ? cap : Math.min(cap, (cap * room) / sum(cap))
    if (!/^[\p{Nd}\p{Sc}.,%\s+\-−×]+$/u.test(text))
      return draw(g, text, x, y, 'number', room === undefined ? cap : fit(text, 'number', cap, room), options)
    const whole = sum(size)
    g.save()
    g.translate(x, y)
    g.scale(zoom, zoom)
    let left = align === 'left' ? 0 : align === 'right' ? -whole : -whole / 2
    for (const [i, letterWidth] of partWidths(size).entries()) {
      const letter = [...text][i]!
      draw(g, letter, left + letterWidth / 2, 0, 'number', size, rest)
      left += letterWidth
    }
    g.restore()
  }

  const takeBoxes = (): TextBox[] => {
    const taken = boxes
    boxes = []
    return taken
  }
  return { isRightToLeft, width, fit, block, draw, number, takeBoxes }
}
