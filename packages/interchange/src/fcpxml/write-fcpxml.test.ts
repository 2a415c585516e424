import { aTimeline, audioTrack, captionTrack, caption, clip, primaryTrackOf, voice } from '@fablecut/domain/timeline/edit/testing/fixture'
import { expect, test } from 'vitest'
import { projectOf, richTimeline, variedTimeline } from '../testing/project.ts'
import { writeFcpxml } from './write-fcpxml.ts'

const lines = (text: string, element: string): string[] =>
  text.split('\n').flatMap((line) => (line.trim().startsWith(`<${element} `) ? [line.trim()] : []))
const written = writeFcpxml(projectOf(variedTimeline))

test('the spine holds the primary track from 0 to the end of the film, failed shots and the rest as gaps', () => {
  const spine = written.split('\n').filter((line) => /^ {12}<(asset-clip|video|gap) /.test(line))
  expect(
    spine.map((line) => [
      line.trim().split(' ')[0],
      ...['offset', 'duration'].map((name) => new RegExp(`${name}="([^"]*)"`).exec(line)?.[1]),
    ]),
  ).toEqual([
    ['<asset-clip', '0s', '2s'],
    ['<asset-clip', '2s', '1s'],
    ['<gap', '3s', '1s'],
    ['<video', '4s', '2s'],
    ['<gap', '6s', '2s'],
  ])
})

test('files are relative URLs beside the project', () => {
  expect(lines(written, 'media-rep').map((line) => /src="([^"]*)"/.exec(line)?.[1])).toEqual([
    './media/long%20file.mp4',
    './media/picture%20file.png',
    './media/voice%20file.mp3',
    './media/song%20file.mp3',
  ])
})

test('anchored items have lanes of their own, above and below the spine, in the time of the clip they are anchored to', () => {
  const anchored = written.split('\n').flatMap((line) => {
    const [, name, lane, offset] = /<([a-z-]+) .*?lane="(-?\d)" offset="([^"]*)"/.exec(line) ?? []
    return name ? [`${name} ${lane} ${offset}`] : []
  })
  // The first clip starts at 1 s of its file, the second at 100 frames of double speed.
  expect(anchored).toEqual([
    'asset-clip 1 70/30s',
    'video 2 45/30s',
    'caption 3 1s',
    'caption 4 50/30s',
    'asset-clip -1 35/30s',
    'asset-clip -2 1s',
    'caption 3 2s',
    'asset-clip -1 20/30s',
  ])
})

test('speed, volume and fades are in the words of the format', () => {
  expect(lines(written, 'timept')).toEqual([
    '<timept time="0s" value="0s" interp="linear"/>',
    '<timept time="50s" value="100s" interp="linear"/>',
  ])
  expect(lines(written, 'adjust-volume')).toEqual([
    '<adjust-volume amount="-6.02dB">',
    '<adjust-volume amount="-96dB"/>',
    '<adjust-volume amount="-12.04dB"/>',
  ])
  expect(lines(written, 'fadeOut')).toHaveLength(2)
  expect(lines(written, 'fadeIn')).toEqual(['<fadeIn type="linear" duration="15/30s"/>'])
})

test.each([
  [{ gainDb: 3 }, '3dB'],
  [{ gainDb: 3, volume: 0.5 }, '-3.02dB'],
  [{ gainDb: 20 }, '12dB'],
  [{ gainDb: 20, volume: 0 }, '-96dB'],
])('the gain of %j is written with its volume, in the range of the format', (sound, amount) => {
  const text = writeFcpxml(
    projectOf(aTimeline([primaryTrackOf('main', [clip(['A', 0, 60])]), audioTrack('voices', [voice(['O', 5, 50, sound])])])),
  )
  expect(lines(text, 'adjust-volume')).toEqual([`<adjust-volume amount="${amount}"/>`])
})

test('where a picture lies, how it is played and the words of titles are in the words of the format', () => {
  const text = writeFcpxml(projectOf(richTimeline))
  expect(lines(text, 'adjust-transform')).toEqual(['<adjust-transform position="44.4444 25" scale="0.5 0.5" rotation="-10"/>'])
  expect(lines(text, 'adjust-blend')).toEqual(['<adjust-blend amount="0.8"/>'])
  expect(lines(text, 'adjust-conform')).toEqual(['<adjust-conform type="fill"/>'])
  // The file has 100 s: played backwards at 1.5 from its end, and one time of it.
  expect(lines(text, 'timept').slice(2)).toEqual([
    '<timept time="0s" value="100s" interp="linear"/>',
    '<timept time="2000/30s" value="0s" interp="linear"/>',
    '<timept time="0s" value="20s" interp="linear"/>',
    '<timept time="2s" value="20s" interp="linear"/>',
  ])
  expect(text).toContain('offset="2s" start="58s" duration="2s"')
  expect(lines(text, 'title')[0]).toMatch(/^<title ref="title" lane="\d" .*name="One&#10;day">$/)
  expect(text).toContain('<text-style ref="ts-T1">One&#10;day</text-style>')
})

const assetsWithSound = (silentIds: ReadonlySet<string>) =>
  lines(writeFcpxml(projectOf(variedTimeline, { silentIds })), 'asset').map((line) => line.includes('hasAudio="1"'))

test('only media that are not known to be silent have sound', () => {
  expect([assetsWithSound(new Set()), assetsWithSound(new Set(['long']))]).toEqual([
    [true, false, true, true],
    [false, false, true, true],
  ])
})

test('names of any characters are written as text', () => {
  const hostile = 'A"<b>&\u0000\u0007\uD800\n]]>'
  const timeline = aTimeline([
    captionTrack('lines', [{ ...caption(['c', 0, 30]), caption: { data: { text: '<i>&amp;' } } }]),
    primaryTrackOf('main', [clip(['V', 0, 60, { title: hostile }])]),
  ])
  const text = writeFcpxml(projectOf(timeline, { title: hostile }))
  expect(text).toContain('name="A&quot;&lt;b&gt;&amp;&#10;]]&gt;"')
  expect(text).toContain('<text>&lt;i&gt;&amp;amp;</text>')
})

test('a clip without a file is a gap, and items that are anchored to it keep their time', () => {
  const text = writeFcpxml(projectOf(variedTimeline, { missing: ['long'] }))
  expect(text).not.toContain('long')
  expect(lines(text, 'video')[0]).toContain('lane="2" offset="15/30s"')
})

test('a timeline without clips is one gap', () => {
  expect(lines(writeFcpxml(projectOf(aTimeline([]))), 'gap')).toEqual(['<gap name="Gap" offset="0s" start="0s" duration="1/30s"/>'])
})
