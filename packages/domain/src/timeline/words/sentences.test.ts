import { describe, expect, test } from 'vitest'
import { aTimeline, caption, captionTrack, clip, primaryTrackOf } from '../edit/testing/fixture.ts'
import { estimateSpeechFrames } from './estimate-speech.ts'
import { filmSentences, sentenceMove } from './film-sentences.ts'
import { chosenText } from './rewrite-words.ts'

const line = (id: string, start: number, text: string) =>
  caption([
    id,
    start,
    60,
    {
      caption: {
        data: { text, words: text.split(' ').map((word, index) => ({ text: word, startTimeInFrames: index * 10, durationInFrames: 8 })) },
      },
    },
  ])
const film = aTimeline([
  primaryTrackOf('main', [clip(['V1', 0, 60, { shotId: 's1' }]), clip(['V2', 60, 60, { shotId: 's2' }])]),
  captionTrack('lines', [line('a', 0, 'One. Two three.'), line('b', 60, 'Four? “Five six.” Seven')]),
])
const sentences = filmSentences(film, (shotId) => shotId === 's1')
const read = (index: number) => sentences[index]!.words.map(({ text }) => text).join(' ')

const move = (from: number, to: number) => {
  const moved = sentenceMove(sentences, from, to)
  return moved && [moved.words.map(({ text }) => text).join(' '), moved.before.text]
}

describe('sentences of the film', () => {
  test('are the words of a narrated shot, and those between full stops of a recording', () => {
    expect(sentences.map((_, index) => read(index))).toEqual(['One. Two three.', 'Four?', '“Five six.”', 'Seven'])
    expect(sentences.map(({ shotId }) => shotId)).toEqual(['s1', null, null, null])
  })

  test('go on over the parts of a shot, and over a cut in a caption', () => {
    const cut = aTimeline([
      primaryTrackOf('main', [
        clip(['V1', 0, 15, { shotId: 's1' }]),
        clip(['V2', 15, 50, { shotId: 's1' }]),
        clip(['V3', 65, 20]),
        clip(['V4', 85, 30]),
      ]),
      captionTrack('lines', [line('a', 0, 'One two'), line('b', 20, 'three'), line('c', 70, 'four five six'), line('d', 100, 'seven')]),
    ])
    const lines = filmSentences(cut, () => true).map(({ words }) => words.map(({ text }) => text).join(' '))
    expect(lines).toEqual(['One two three', 'four five six seven'])
  })

  test('are moved up before another one, and down by moving the next ones before it', () => {
    expect(move(3, 1)).toEqual(['Seven', 'Four?'])
    expect(move(0, 2)).toEqual(['Four? “Five six.”', 'One.'])
    expect([move(1, 1), move(0, -1), move(3, 4)]).toEqual([null, null, null])
  })
})

describe('chosen words of a sentence', () => {
  const [sentence] = sentences
  test('stand in the text as it was written', () => {
    expect(chosenText('1. Two, three!', sentence!, 1, 2)).toEqual({ text: '1. Two, three!', start: 3, end: 14 })
  })
  test('stand in the spoken text where that has other words', () => {
    expect(chosenText('Only two', sentence!, 1, 1)).toEqual({ text: 'One. Two three.', start: 5, end: 8 })
  })
  test('of a language without spaces are found by their letters', () => {
    const japanese = { ...sentence!, words: ['猫が', '走る'].map((text, index) => ({ ...sentence!.words[0]!, text, index })) }
    expect(chosenText('猫が走る', japanese, 1, 1)).toEqual({ text: '猫が走る', start: 2, end: 4 })
  })
})

test('speech is estimated at the pace of what the voice has spoken', () => {
  expect(estimateSpeechFrames('abcdefgh', { text: 'ab, cd', frames: 20 }, 30)).toBe(40)
  expect(estimateSpeechFrames('abcdefghijklmn', null, 30)).toBe(30)
  expect(estimateSpeechFrames('猫が走る夜', { text: '…', frames: 20 }, 30)).toBe(30)
  expect(estimateSpeechFrames('', null, 30)).toBe(1)
})
