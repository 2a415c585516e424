import type { PlanFigure, PlanThing } from '@fablecut/domain/story/shot-plan/shot-plan'
import { toolOfVerb } from '../../languages/en/tools-of-verbs.ts'
import type { Analysis } from '../../story/analysis.ts'
import { artOf } from '../../vocabulary/art-of.ts'
import { isOutdoors } from '../../vocabulary/place-kinds.ts'
import type { Token } from '../../text/token.ts'
import { type Item, originOf, type Scene } from '../scene-item.ts'

/** Who leaves for good has a suitcase; `to the door` is no move. */
const MOVING = /^(?:move|emigrate|migrate|travel)$/u

/** Whom one calls by phone; `called her lazy` is no call. */
const CALLED =
  /^(?:the|his|her|my|our|their|an?) (?:\w+ )?(?:mother|father|mom|mum|dad|sister|brother|wife|husband|son|daughter|friend|boss|doctor|police|ambulance|bank|owner|lawyer|landlord|office|hospital|school|company)(?:$| (?:and|to|from|of|for|every|that|because|at|on|in)\b)/u
const INSTRUMENTS = ['piano', 'guitar', 'violin', 'drum'] as const
/** What is played on an instrument. */
const MUSIC = /^(?:song|tune|melody|piece|note|bar|scale|music|concert|wedding|it|lullaby|waltz|sonata)$/u

/** The only instrument of a script, for who plays music without naming it. */
function instrumentOf(verb: Token, { tokens, context, phrases }: Analysis): string | undefined {
  const own = INSTRUMENTS.filter((name) => context.script.has(name))
  const object = phrases.find(({ start }) => start > verb.i && start - verb.i <= 3)
  const isMusic = object === undefined || MUSIC.test(object.lemma) || MUSIC.test(tokens[verb.i + 1]?.low ?? '')
  return own.length === 1 && isMusic ? own[0] : undefined
}

function toolOf({ verb }: Item, figure: PlanFigure, analysis: Analysis): string | undefined {
  const { tokens, bars } = analysis
  if (verb && bars[verb.i] === '' && figure.action === 'play') return instrumentOf(verb, analysis)
  if (verb?.lemma === 'call' && figure.action === 'talk' && CALLED.test(behind(verb, tokens))) return 'smartphone'
  const own = verb && bars[verb.i] === '' ? toolOfVerb(verb.lemma) : undefined
  if (own?.action === figure.action) return own.tool
  return verb && figure.action === 'walk' && isMoving(verb, tokens) ? 'suitcase' : undefined
}

const behind = ({ i }: Token, tokens: readonly Token[]): string =>
  tokens
    .slice(i + 1, i + 6)
    .filter(({ pos }) => pos !== 'PUNCT')
    .map(({ low }) => low)
    .join(' ')

const isMoving = ({ lemma, i }: Token, tokens: readonly Token[]): boolean =>
  MOVING.test(lemma) && /^(?:to|into|abroad|there|across)$/u.test(tokens[i + 1]?.low ?? '')

/** A scene with the tools of what its people are told to do: `She teaches herself to code` at a laptop. */
export function withTools(scene: Scene, analysis: Analysis): Scene {
  const tools = scene.cast.flatMap((figure): PlanThing[] => {
    const item = originOf(scene, figure.id)
    const what = item && artOf(figure.what) === 'person' ? toolOf(item, figure, analysis) : undefined
    return what === undefined ? [] : [{ what, count: 1 }]
  })
  const missing = tools.filter(
    ({ what }, i) =>
      tools.findIndex((other) => other.what === what) === i &&
      !isSeen(scene, what) &&
      !(what === 'desk' && (isOutdoors(scene.place?.id) || isSeen(scene, 'table'))),
  )
  return missing.length === 0 ? scene : { ...scene, things: [...scene.things, ...missing] }
}

const isSeen = ({ things, denied }: Scene, what: string): boolean =>
  [...things, ...denied].some((thing) => thing.what.endsWith(what) || what.endsWith(thing.what))
