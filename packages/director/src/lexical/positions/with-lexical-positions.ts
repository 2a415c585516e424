import type { PlanFigure, PlanPosition, PlanThing } from '@fablecut/domain/story/shot-plan/shot-plan'
import { holds, isHollow } from '../../plan/positions/holds.ts'
import type { Scene } from '../../plan/scene-item.ts'
import type { LexicalMention, LexicalSentence } from '../read-sentence.ts'
import { type LexicalRelation, relationRows } from './relation-rows.ts'

type Pair = { readonly located: LexicalMention; readonly landmark: LexicalMention; readonly relation: LexicalRelation }

/** Words between two nouns at most: a verb and its particle before the preposition, an article and an adjective behind it. */
const MAX_BEFORE = 2
const MAX_BEHIND = 2

/** `el gato | duerme en el | tejado`: a preposition between two nouns of a clause. */
function pairBetween(first: LexicalMention, second: LexicalMention, { words, language }: LexicalSentence): Pair[] {
  const between = words.slice(first.to + 1, second.from).map(({ low }) => low)
  const rows = relationRows(language.rules.positions?.before)
  for (let at = 0; at <= Math.min(MAX_BEFORE, between.length - 1); at++)
    for (const { relation, words: forms } of rows)
      for (const form of forms) {
        const length = form.split(' ').length
        const isHere = between.slice(at, at + length).join(' ') === form && between.length - at - length <= MAX_BEHIND
        // A second preposition: at something else.
        const rest = between.slice(at + length)
        const isOnly = !rest.some((word) => rows.some(({ words: others }) => others.includes(word)))
        if (isHere && isOnly) return [{ located: first, landmark: second, relation }]
      }
  return []
}

/** `机の上の | 猫`, `猫は | 机の上に`: words behind a noun say what is at it. */
function pairUnspaced(first: LexicalMention, second: LexicalMention, { words, text, language: { rules } }: LexicalSentence): Pair[] {
  const { behind: rows, topic, there } = rules.positions ?? {}
  const between = text.slice(words[first.to]!.end, words[second.from]!.start)
  const behind = text.slice(words[second.to]!.end)
  for (const { relation, words: forms } of relationRows(rows))
    for (const form of forms) {
      if (between.startsWith(form) && there?.test(between.slice(form.length))) return [{ located: second, landmark: first, relation }]
      if (topic?.test(between) && behind.startsWith(form)) return [{ located: first, landmark: second, relation }]
    }
  return []
}

/** `मेज़ पर | किताब`, `किताब | मेज़ पर`. */
function pairByPostposition(first: LexicalMention, second: LexicalMention, { words, language: { rules } }: LexicalSentence): Pair[] {
  const relationBehind = ({ to }: LexicalMention) =>
    relationRows(rules.positions?.behind).find(({ words: forms }) =>
      forms.some(
        (form) =>
          words
            .slice(to + 1, to + 1 + form.split(' ').length)
            .map(({ low }) => low)
            .join(' ') === form,
      ),
    )?.relation
  const [ofFirst, ofSecond] = [relationBehind(first), relationBehind(second)]
  const distance = second.from - first.to - 1
  if (ofSecond && !ofFirst && distance <= 1) return [{ located: first, landmark: second, relation: ofSecond }]
  return ofFirst && !ofSecond && distance <= 3 ? [{ located: second, landmark: first, relation: ofFirst }] : []
}

const pairOf = (first: LexicalMention, second: LexicalMention, sentence: LexicalSentence): Pair[] => {
  const { rules } = sentence.language
  if (rules.isUnspaced) return pairUnspaced(first, second, sentence)
  return rules.positions?.behind !== undefined ? pairByPostposition(first, second, sentence) : pairBetween(first, second, sentence)
}

const isPlace = ({ drawn }: LexicalMention): boolean => drawn.art!.startsWith('place/')

/** Things and figures of a sentence that stand beside each other with the words of one position between or behind them, where those say. */
export function withLexicalPositions(scene: Scene, sentence: LexicalSentence): Scene {
  const { present, words } = sentence
  const ordered = present.toSorted((a, b) => a.from - b.from)
  const keysOf = ({ name }: LexicalMention): string[] => [
    ...scene.cast.filter(({ what }) => what === name).map(({ id }) => id),
    ...scene.things.filter(({ what }) => what === name).map(({ what }) => what),
  ]
  const positions = new Map<string, PlanPosition>()
  for (const [i, second] of ordered.entries()) {
    const first = ordered[i - 1]
    if (!first || isPlace(first) || isPlace(second) || words[first.to]!.clause !== words[second.from]!.clause) continue
    for (const { located, landmark, relation: told } of pairOf(first, second, sentence)) {
      const relation = told === 'in-or-on' ? (isHollow(landmark.name) ? 'in' : 'on') : told
      const [of] = keysOf(landmark)
      const isPossible = holds({ what: landmark.name, isInside: false }, relation, located.name) && positions.get(of ?? '') === undefined
      if (of !== undefined && isPossible && landmark.name !== located.name)
        for (const key of keysOf(located)) positions.set(key, { relation, of })
    }
  }
  if (positions.size === 0) return scene
  const at = (key: string) => positions.has(key) && { position: positions.get(key)! }
  return {
    ...scene,
    cast: scene.cast.map((figure): PlanFigure => ({ ...figure, ...at(figure.id) })),
    things: scene.things.map((thing): PlanThing => ({ ...thing, ...at(thing.what) })),
  }
}
