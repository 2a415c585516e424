import type { PlanMood, PlanText, PlanTone } from '@fablecut/domain/story/shot-plan/shot-plan'
import { STYLES } from '@fablecut/domain/story/style'
import type { Ctx } from '../paint/canvas.ts'
import { forShape, motionFrame } from './kit/frame.ts'
import type { Box } from './kit/geometry.ts'
import { progress } from './kit/easing.ts'
import { cueOf, drawRule, drawTag, type Kit, popIn, startSide } from './kit/kit.ts'
import { isStatedNumber } from './kit/stated-number.ts'
import { type Statement, statementOf } from './kit/statement.ts'
import { type Align } from './kit/lettering.ts'
import { createLettering } from './kit/lettering.ts'
import { safeLocale } from './kit/number-format.ts'
import { motionLook } from './looks/looks.ts'
import { pictureLook, tonedLook } from './looks/toned-look.ts'

export type SceneLetteringRequest = {
  readonly text: readonly PlanText[]
  /** Default look: photorealistic. */
  readonly style: string
  /** Of the script: only for children and in comedy words are on plates, else straight in the picture as on the cards of the film. Default: plain. */
  readonly tone?: PlanTone
  /** On the plain ground of the film words have its colours, and no outline. Default: false. */
  readonly isOnPlain?: boolean
  /** Of the ground. Default: calm. */
  readonly mood?: PlanMood
  /** In pixels. */
  readonly width: number
  readonly height: number
  readonly durationSeconds: number
  /** Seconds at which the texts are said, in their order. Default: spread over the shot. */
  readonly cueSeconds?: readonly number[]
  /** BCP 47 tag. Default `en`. */
  readonly language?: string
}

type Caps = readonly [wide: number, square: number, tall: number]
/** Largest heights of capitals in 1/720 of the shorter side, by the shape of the frame: wide, square and tall. */
const STATEMENT_CAPS: Caps = [54, 46, 56]
const NUMBER_CAPS: Caps = [66, 60, 74]
const TAG_CAPS: Caps = [25, 25, 30]
/** A name or a date alone is what a picture says. */
const LONE_TAG_CAPS: Caps = [34, 32, 40]
/** Around the words of a plate, in heights of capitals. */
const PAD = { x: 0.75, y: 0.62 } as const
/** Rooms of statements that are tried until one covers no face, as parts of the safe box: beside a subject first. */
const ROOMS = {
  wide: [
    [0.4, 0.5],
    [0.62, 0.26],
    [0.34, 0.7],
    [0.26, 0.8],
  ],
  square: [
    [0.9, 0.26],
    [0.5, 0.4],
  ],
  tall: [
    [0.96, 0.34],
    [0.96, 0.24],
    [0.6, 0.3],
  ],
} as const

export type SceneLettering = {
  /** Of the statement, else of the tag, in units of the frame. */
  readonly width: number
  readonly height: number
  /** Draws a moment, in pixels; pure in `seconds` and `heads`: boxes in pixels that stay free if any corner is. */
  draw(g: Ctx, seconds: number, heads?: readonly Box[]): void
}

/** Texts that are read one after the other, from the second at which they are said. */
type Said = { readonly words: string; readonly at: number; readonly isNumber: boolean }

/**
 * Words over a scene: what it says as a block on a plate, in a corner of the safe box that is free of heads: at the top where lines of the language begin,
 * else at the other side, else at the foot, above the captions. Names and dates are a small tag in another corner. Each appears when it is said, and one
 * statement takes the place of another, so that there are never more than two texts.
 */
export function createSceneLettering(request: SceneLetteringRequest): SceneLettering {
  const {
    text,
    style,
    width,
    height,
    durationSeconds,
    cueSeconds = [],
    language = 'en',
    tone = 'plain',
    isOnPlain = false,
    mood = 'calm',
  } = request
  const own = motionLook(STYLES.find(({ value }) => value === style)?.value ?? 'photorealistic')
  const isStraight = tone !== 'playful'
  const toned = tonedLook(own, { tone, mood: isOnPlain ? mood : 'calm', words: '' })
  const look = !isStraight ? { ...own, faces: toned.faces } : isOnPlain ? toned : pictureLook(toned)
  const frame = motionFrame(width, height)
  const locale = safeLocale(language)
  const letters = createLettering(look, frame.scale, locale, JSON.stringify(text.map(({ words }) => words)))
  const kit: Kit = { look, frame, letters, language: locale, body: frame.box, cues: cueSeconds, seconds: durationSeconds }
  const { statements, tags } = rolesOf(text, (index) => cueOf(kit, index, text.length))
  const blocks = statements.map((said) => ({ said, plates: platesOf(kit, said) }))
  const tag = tagOf(kit, tags, statements.length === 0)
  const size = blocks[0]?.plates[0] ?? tag
  return {
    width: Math.max(size?.w ?? 0, ...blocks.map(({ plates }) => plates[0]!.w)),
    height: Math.max(size?.h ?? 0, ...blocks.map(({ plates }) => plates[0]!.h)),
    draw(g, seconds, heads = []) {
      const taken = heads.map(({ x, y, w, h }) => ({ x: x / frame.scale, y: y / frame.scale, w: w / frame.scale, h: h / frame.scale }))
      g.save()
      g.setTransform(frame.scale, 0, 0, frame.scale, 0, 0)
      const now = blocks.findLast(({ said }) => seconds >= said.at)
      const placed = now && placeOf(kit, now.plates, taken)
      const tagged = tag && placeOfTag(tag, frame.box, startSide(kit), taken, placed?.corner)
      if (placed && isStraight) drawStraight(g, kit, placed.plate, { ...placed.corner, since: seconds - now.said.at })
      else if (placed) drawPlate(g, kit, placed.plate, placed.corner.box, seconds - now.said.at, blocks.indexOf(now))
      if (tagged) {
        const { box, align } = tagged
        if (isStraight) drawStraightTag(g, kit, tag, { box, align, since: seconds - tag.at })
        else
          drawTag(g, kit, tag.words, align === 'right' ? box.x + box.w : box.x, box.y + box.h / 2, tag.cap, popIn(seconds, tag.at), {
            align,
            seed: 7,
          })
      }
      g.restore()
    },
  }
}

const STATED: ReadonlySet<PlanText['role']> = new Set(['title', 'key', 'quote'])
/** Most texts that share a tag or a plate. */
const MAX_JOINED = 2
/** Longest numbers that share a plate. */
const JOINED_LETTERS = 24

/** What a scene says, and the names and dates beside it: numbers say something where nothing else does. */
function rolesOf(text: readonly PlanText[], cueAt: (index: number) => number) {
  const all = text.map(({ words, role }, index) => ({ words, role, at: cueAt(index) }))
  const stated = all.filter(({ role }) => STATED.has(role))
  const isNews = (index: number): boolean => text.every((one) => !STATED.has(one.role) || !isStatedNumber(text[index]!, one))
  const numbers = all.filter(({ role }) => role === 'number')
  const areNumbers = stated.length === 0
  const joined = numbers.map(({ words }) => words).join(' · ')
  const said: readonly Said[] = areNumbers
    ? numbers.length > 1 && numbers.length <= MAX_JOINED && joined.length <= JOINED_LETTERS
      ? [{ words: joined, at: numbers[0]!.at, isNumber: true }]
      : numbers.map(({ words, at }) => ({ words, at, isNumber: true }))
    : stated.map(({ words, at }) => ({ words, at, isNumber: false }))
  const statements = said.toSorted((a, b) => a.at - b.at)
  return { statements, tags: all.filter(({ role }, i) => role === 'label' || (!areNumbers && role === 'number' && isNews(i))) }
}

type Tag = Pick<Box, 'w' | 'h'> & { readonly words: string; readonly cap: number; readonly at: number }

function tagOf({ letters, frame }: Kit, tags: readonly Pick<Said, 'words' | 'at'>[], isAlone: boolean): Tag | undefined {
  if (tags.length === 0) return undefined
  const words = tags
    .slice(0, MAX_JOINED)
    .map((tag) => tag.words)
    .join(' · ')
  const largest = forShape(frame, ...(isAlone ? LONE_TAG_CAPS : TAG_CAPS))
  const cap = letters.fit(words, 'label', largest, frame.box.w - largest * 1.8)
  return { words, cap, at: Math.min(...tags.map(({ at }) => at)), w: letters.width(words, 'label', cap) + cap * 1.8, h: cap * 2.3 }
}
type Plate = Pick<Box, 'w' | 'h'> & { readonly statement: Statement }

/** Part of their size that words have where they would cover a head. */
const SMALLER = 0.62

const platesOf = (kit: Kit, said: Said): Plate[] =>
  [1, SMALLER].flatMap((size) => ROOMS[kit.frame.shape].map(([w, h]) => plateOf(kit, said, { w, h }, size)))

function plateOf({ letters, frame }: Kit, { words, isNumber }: Said, { w, h }: Pick<Box, 'w' | 'h'>, size: number): Plate {
  const cap = forShape(frame, ...(isNumber ? NUMBER_CAPS : STATEMENT_CAPS)) * size
  const room = { w: frame.box.w * w - cap * PAD.x * 2, h: frame.box.h * h - cap * PAD.y * 2 }
  const statement = statementOf(letters, words, isNumber ? 'number' : 'head', cap, room)
  const width = Math.max(...statement.lines.map((line) => line.width))
  return {
    statement,
    w: width + statement.cap * PAD.x * 2,
    h: statement.height - (statement.lineHeight - statement.cap) + statement.cap * PAD.y * 2,
  }
}

/** The first plate that covers no face, at its corner; else the first. */
function placeOf(kit: Kit, plates: readonly Plate[], heads: readonly Box[]): { readonly plate: Plate; readonly corner: Corner } {
  const places = plates.map((plate) => ({ plate, corner: cornerFor({ w: plate.w, h: plate.h }, kit.frame.box, startSide(kit), heads) }))
  const isFree = ({ corner }: (typeof places)[number]): boolean => heads.every((head) => overlapOf(corner.box, head) === 0)
  const usual = places.find(isFree)
  // Beside bodies too, unless the words would be broken into more lines.
  const isBeside = (place: (typeof places)[number]): boolean =>
    isFree(place) &&
    heads.every((head) => overlapOf(place.corner.box, torsoOf(head)) === 0) &&
    place.plate.statement.lines.length <= usual!.plate.statement.lines.length
  return places.find(isBeside) ?? usual ?? places.find(({ corner }) => !coversFace(corner.box, heads)) ?? places[0]!
}

/** Distance that a tag keeps from a plate. */
const APART = 16

/** A corner apart from the plate, at the top first, else below the plate: where least of heads is covered. */
function placeOfTag(size: Pick<Box, 'w' | 'h'>, room: Box, start: Align, heads: readonly Box[], plate: Corner | undefined): Corner {
  if (!plate) return cornerFor(size, room, start, heads)
  const { box, align } = plate
  const below: Corner = {
    align,
    box: { x: align === 'right' ? box.x + box.w - size.w : box.x, y: box.y + box.h + APART, w: size.w, h: size.h },
  }
  const [first, second, ...foot] = cornersOf(size, room, start)
  const free = [first!, second!, below, ...foot].filter(
    (corner) => overlapOf(corner.box, grown(box)) === 0 && corner.box.y + size.h <= room.y + room.h + 1,
  )
  return leastCovered(free.length > 0 ? free : [below], heads)
}

const grown = ({ x, y, w, h }: Box): Box => ({ x: x - APART + 1, y: y - APART + 1, w: w + APART * 2 - 2, h: h + APART * 2 - 2 })

const LINE_SECONDS = 0.12

/** A plate that opens with its lines on it, so that it is never seen empty; key words are underlined. */
function drawPlate(g: Ctx, kit: Kit, { statement }: Plate, box: Box, since: number, seed: number): void {
  const { letters, look } = kit
  const { palette, tools } = look
  const show = popIn(since, 0)
  if (show <= 0) return
  const { cap, lineHeight, role } = statement
  const isRight = letters.isRightToLeft
  g.save()
  g.translate(box.x + box.w / 2, box.y + box.h / 2)
  g.scale(show, show)
  g.translate(-box.w / 2, -box.h / 2)
  tools.plate(g, { x: 0, y: 0, w: box.w, h: box.h }, 3 + seed)
  statement.lines.forEach((line, i) => {
    const left = isRight ? box.w - cap * PAD.x - line.width : cap * PAD.x
    const y = cap * (PAD.y + 0.5) + i * lineHeight
    const keys = statement.lines.length > 1 || line.words.length > 2 ? line.words.filter(({ isKey }) => isKey) : []
    if (keys.length > 0) {
      const from = Math.min(...keys.map(({ x }) => x))
      const to = Math.max(...keys.map((word) => word.x + word.width))
      const foot = y + cap * 0.5 + cap * 0.2
      drawRule(
        g,
        kit,
        [left + from, foot],
        [left + to, foot],
        progress(since, 0.4 + i * LINE_SECONDS, 0.4),
        Math.max(3, cap * 0.11),
        palette.key,
      )
    }
    for (const word of line.words)
      letters.draw(g, word.text, left + word.x + word.width / 2, y, role, cap, { colour: palette.onPlate, isPlain: true })
  })
  g.restore()
}

type Straight = Corner & { readonly since: number }

/** Lines in the picture itself, one after the other; key words have their colour. */
function drawStraight(g: Ctx, kit: Kit, { statement }: Plate, { box, align, since }: Straight): void {
  const { letters, look } = kit
  const { palette } = look
  const { cap, lineHeight, role } = statement
  statement.lines.forEach((line, i) => {
    const part = progress(since, 0.05 + i * LINE_SECONDS, 0.4)
    if (part <= 0) return
    const left = align === 'right' ? box.x + box.w - cap * PAD.x - line.width : box.x + cap * PAD.x
    const y = box.y + cap * (PAD.y + 0.5) + i * lineHeight + (1 - part) * cap * 0.3
    for (const word of line.words)
      letters.draw(g, word.text, left + word.x + word.width / 2, y, role, cap, {
        colour: word.isKey ? palette.key : palette.text,
        alpha: part,
      })
  })
}

/** A name or a date in the picture itself. */
function drawStraightTag(g: Ctx, kit: Kit, { words, cap }: Tag, { box, align, since }: Straight): void {
  const show = progress(since, 0, 0.4)
  if (show <= 0) return
  const y = box.y + box.h / 2
  const aside = forShape(kit.frame, ...STATEMENT_CAPS) * PAD.x
  kit.letters.draw(g, words, align === 'right' ? box.x + box.w - aside : box.x + aside, y, 'label', cap, {
    align: align === 'right' ? 'right' : 'left',
    alpha: show,
  })
}

type Corner = { readonly box: Box; readonly align: Align }

const overlapOf = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) * Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y))

/** From the brows to the chin in the box of a head, which has hair above and around. */
const faceOf = ({ x, y, w, h }: Box): Box => ({ x: x + w * 0.15, y: y + h * 0.4, w: w * 0.7, h: h * 0.54 })
/** How much worse it is to cover a face than the rest of a head. */
const FACE_WEIGHT = 4

/** Below a head: shoulders, arms and hands, as far as the waist. */
const bodyOf = ({ x, y, w, h }: Box): Box => ({ x: x + w / 2 - h * 0.95, y: y + h, w: h * 1.9, h: h * 2.4 })
/** The middle of a body, without arms. */
const torsoOf = ({ x, y, w, h }: Box): Box => ({ x: x + w / 2 - h * 0.45, y: y + h, w: h * 0.9, h: h * 2 })
/** How bad it is to cover a body beside a head. */
const BODY_WEIGHT = 0.6

/** Whether a box covers a face. `heads`: boxes of heads. All in one unit. */
export const coversFace = (box: Box, heads: readonly Box[]): boolean => heads.some((head) => overlapOf(box, faceOf(head)) > 0)

/** The first corner of a room that is free of heads, else the one that covers least of their faces. `start`: where lines begin. All in one unit. */
export const cornerFor = (size: Pick<Box, 'w' | 'h'>, room: Box, start: Align, taken: readonly Box[]): Corner =>
  leastCovered([...cornersOf(size, room, start), ...gapsBetween(size, room, taken)], taken)

/** Corners of a room, at the top first, and where lines begin. */
function cornersOf(size: Pick<Box, 'w' | 'h'>, room: Box, start: Align): Corner[] {
  const other: Align = start === 'right' ? 'left' : 'right'
  return [false, true].flatMap((isFoot) =>
    [start, other].map((align): Corner => {
      const x = align === 'right' ? room.x + room.w - size.w : room.x
      const y = isFoot ? room.y + room.h - size.h : room.y
      return { box: { x, y, w: size.w, h: size.h }, align }
    }),
  )
}

/** Places at the top between two heads, in the middle. */
function gapsBetween({ w, h }: Pick<Box, 'w' | 'h'>, room: Box, heads: readonly Box[]): Corner[] {
  const inOrder = heads.toSorted((a, b) => a.x - b.x)
  return inOrder.slice(1).map((next, i): Corner => {
    const before = inOrder[i]!
    const middle = (before.x + before.w + next.x) / 2
    const x = Math.min(Math.max(middle - w / 2, room.x), room.x + room.w - w)
    return { box: { x, y: room.y, w, h }, align: 'left' }
  })
}

function leastCovered(corners: readonly Corner[], heads: readonly Box[]): Corner {
  const covered = ({ box }: Corner): number =>
    heads.reduce(
      (sum, head) => sum + overlapOf(box, head) + FACE_WEIGHT * overlapOf(box, faceOf(head)) + BODY_WEIGHT * overlapOf(box, bodyOf(head)),
      0,
    )
  return corners.toSorted((a, b) => covered(a) - covered(b))[0]!
}
