import { expect, test } from 'vitest'
import { tokensOf } from '../tokens.ts'

const verbs = (text: string): string[] => tokensOf(text, new Set()).flatMap(({ pos, lemma }) => (pos === 'VERB' ? [lemma] : []))

test('what one thing does is no plural', () => {
  expect(verbs('When the days grow shorter, the tree stops making it and the green fades.')).toEqual(['grow', 'stop', 'make', 'fade'])
  expect(verbs('The bus stops are new.')).not.toContain('stop')
})
