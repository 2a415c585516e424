import { describe, expect, test } from 'vitest'
import type { VisualSpan } from '../../plan/model.ts'
import type { SegmentJob } from '../jobs.ts'
import type { MediaInfo } from '../probe-media.ts'
import { type PreparedOverlay, type PreparedVisual, type PreparedSegment, segmentGraph } from './segment-graph.ts'

const OUTPUT = { width: 320, height: 180, fps: 30 }
const JOB = { frames: 60, output: OUTPUT } as SegmentJob
const INFO = { kind: 'video', width: 320, height: 180, fps: 24, durationSeconds: 10, pixelFormat: 'yuv420p', colorMatrix: 'bt709' }
const video = (fields: Partial<MediaInfo> = {}) => ({ path: '/clip.mp4', info: { ...INFO, hasAlpha: false, ...fields } as MediaInfo })
const still = (fields: Partial<MediaInfo> = {}) => ({ ...video({ kind: 'image', pixelFormat: 'rgb24', ...fields }), path: '/still.png' })
const drawn = { path: '/drawn.rgba', box: { x: 10, y: 20, width: 100, height: 50 } }

const CLIP = { kind: 'video', assetId: 'v', sourceStartFrame: 30, sourceEndFrame: 90, speed: 1 } as const
const IMAGE = { kind: 'image', assetId: 'i' } as const
const BLACK = { kind: 'empty' } as const
const span = (picture: VisualSpan['picture'], fields: Partial<VisualSpan> = {}): VisualSpan => ({
  startFrame: 0,
  endFrame: 60,
  fadeInFrames: 0,
  fadeOutFrames: 0,
  picture,
  ...fields,
})

/** Chains by output link, each split into filters; `inputs` are the options of each input. */
function graphOf(segment: Partial<PreparedSegment>, job = JOB) {
  const { filter, inputs, output } = segmentGraph({ job, base: { span: span(BLACK) }, layers: [], overlays: [], ...segment })
  const chains = filter.split(';').map((chain) => {
    const [, from = '', steps = '', to = ''] = /^((?:\[[^\]]+\])*)(.*)\[([^\]]+)\]$/u.exec(chain) ?? []
    return [to, { from, steps: steps.split(/,(?![^(]*\))/u) }] as const
  })
  const own = inputs
    .join(' ')
    .replaceAll(/-format_whitelist \S+ /gu, '')
    .split(/(?<=-i \S+) /u)
  return { chains: Object.fromEntries(chains), links: chains.map(([to]) => to), inputs: own, output }
}
const based = (base: PreparedVisual, job = JOB) => graphOf({ base }, job)
const layered = (...layers: PreparedVisual[]) => graphOf({ layers })
const under = (...overlays: PreparedOverlay[]) => graphOf({ overlays })
const rangeOf = (startFrame: number, endFrame: number) =>
  layered({ span: span(IMAGE, { startFrame, endFrame }), source: still() }).chains.over0?.steps.join()
const WHOLE = ['format=yuv420p', 'setsar=1']
const REPEATED = ['trim=end_frame=1', 'loop=loop=-1:size=1:start=0', 'settb=1/30', 'setpts=N', 'trim=end_frame=60']

describe('base visual of a segment', () => {
  test('is black if empty', () => {
    const { chains, output, inputs } = graphOf({})
    expect(chains).toEqual({
      base: { from: '', steps: ['color=c=black:s=320x180:r=30', 'format=yuv420p', 'trim=end_frame=60', 'setsar=1'] },
    })
    expect([output, inputs]).toEqual(['base', ['']])
  })

  test('plays a clip between its trims, holds the last frame and lasts exactly as planned', () => {
    const { chains, inputs } = based({ span: span(CLIP), source: video() })
    expect(inputs).toEqual(['-protocol_whitelist file,pipe -threads 1 -ss 1.000000 -t 2.000000 -i file:/clip.mp4'])
    expect(chains.base).toEqual({
      from: '[0:v:0]',
      steps: [
        'setpts=(PTS-STARTPTS)/1',
        'fps=30:start_time=0',
        ...WHOLE,
        'tpad=stop_mode=clone:stop_duration=3.000',
        'trim=end_frame=60',
        'setsar=1',
      ],
    })
  })

  test('reads twice the source at double speed and drops frames before scaling', () => {
    const { chains, inputs } = based({ span: span({ ...CLIP, sourceStartFrame: 0, sourceEndFrame: 300, speed: 2 }), source: video() })
    expect(inputs).toEqual(['-protocol_whitelist file,pipe -threads 1 -t 4.000000 -i file:/clip.mp4'])
    expect(chains.base?.steps.slice(0, 2)).toEqual(['setpts=(PTS-STARTPTS)/2', 'fps=30:start_time=0'])
  })

  test('shows the last frame of a clip trimmed past its end', () => {
    const late = { ...CLIP, sourceStartFrame: 600, sourceEndFrame: 660 }
    expect(based({ span: span(late), source: video() }).inputs[0]).toContain('-ss 9.958333 -t 0.041667')
    expect(based({ span: span(late), source: video({ fps: 0 }) }).inputs[0]).toContain('-ss 9.966667 -t 0.033333')
  })

  test('fades in and out', () => {
    const { chains } = based({ span: span(CLIP, { fadeInFrames: 15, fadeOutFrames: 30 }), source: video() })
    expect(chains.base?.steps.slice(-3)).toEqual(['setsar=1', 'fade=t=in:st=0:d=0.500000', 'fade=t=out:st=1.000000:d=1.000000'])
  })

  test('is contained over its blurred, darkened copy if the aspect ratio differs', () => {
    const { chains } = based({ span: span(CLIP), source: video({ width: 180, height: 320 }) })
    expect(chains.bb?.steps.slice(-2)).toEqual(['format=yuv420p', 'split[ba]'])
    expect(chains['bf']).toEqual({
      from: '[ba]',
      steps: [
        'scale=40:72:flags=bilinear',
        'crop=40:24:0:24',
        'setsar=1',
        'gblur=sigma=4',
        'scale=320:180:flags=bilinear',
        'lutyuv=y=16+(val-16)*0.5:u=128+(val-128)*0.6:v=128+(val-128)*0.6',
      ],
    })
    expect(chains['bw']).toEqual({ from: '[bb]', steps: ['scale=102:180:flags=bicubic', 'setsar=1'] })
    expect(chains.base).toMatchObject({ from: '[bf][bw]' })
    expect(chains.base?.steps[0]).toBe('overlay=109:0:format=yuv420')
  })

  test('decodes a still once and repeats the frame', () => {
    const { chains, inputs } = based({ span: span(IMAGE, { fadeInFrames: 30 }), source: still() })
    expect(inputs).toEqual(['-protocol_whitelist file,pipe -threads 1 -i file:/still.png'])
    expect(chains.still).toEqual({
      from: '[0:v:0]',
      steps: ['trim=end_frame=1', 'scale=320:180:flags=bicubic:out_color_matrix=bt709:out_range=tv', ...WHOLE],
    })
    expect(chains.base).toEqual({ from: '[still]', steps: [...REPEATED, 'setsar=1', 'fade=t=in:st=0:d=1.000000'] })
  })

  test('composites a transparent still over black', () => {
    const { chains } = based({ span: span(IMAGE), source: still({ hasAlpha: true, width: 500, height: 400 }) })
    expect(chains.glass).toEqual({ from: '[0:v:0]', steps: ['trim=end_frame=1', 'format=rgba'] })
    expect(chains.ground?.steps).toEqual(['color=c=black:s=500x400:r=1', 'trim=end_frame=1', 'format=rgba'])
    expect(chains.bf).toBeDefined()
  })

  test('converts a drawn image from one raw RGBA frame to BT.709', () => {
    const { chains, inputs } = based({ span: span({ kind: 'message', text: 'Oops' }), drawn })
    expect(inputs).toEqual([
      '-f rawvideo -pixel_format rgba -video_size 100x50 -framerate 30 -protocol_whitelist file,pipe -i file:/drawn.rgba',
    ])
    expect(chains.base?.steps).toEqual(['scale=out_color_matrix=bt709:out_range=tv', 'format=yuv420p', ...REPEATED, 'setsar=1'])
  })

  test('fades in the logo of a bookend and slides up its tagline (E-366)', () => {
    const tagline = { path: '/tagline.rgba', box: { x: 30, y: 120, width: 60, height: 20 } }
    const { chains, links } = based({ span: span({ kind: 'bookend', tagline: 'Hi' }), drawn, tagline })
    expect(links).toEqual(['ground', 'mark', 'words', 'marked', 'base'])
    expect(chains.ground?.steps[0]).toBe('color=c=0x100f0d:s=320x180:r=30')
    expect(chains.mark?.steps.at(-1)).toBe('fade=t=in:st=0:d=0.1:alpha=1')
    expect(chains.words?.steps.at(-1)).toBe('fade=t=in:st=0:d=0.3:alpha=1')
    expect(chains.marked).toEqual({ from: '[ground][mark]', steps: ['overlay=10:20:format=yuv420'] })
    expect(chains.base?.from).toBe('[marked][words]')
    expect(chains.base?.steps.join()).toBe(`overlay=x=30:y='120+10*pow(1-min(t/0.3,1),3)':format=yuv420`)
  })
})

describe('layers', () => {
  test('are overlaid in order', () => {
    const { chains, output } = layered({ span: span(CLIP), source: video() }, { span: span(IMAGE), source: still() })
    expect([chains.over0?.from, chains.over1?.from, output]).toEqual(['[base][layer0]', '[over0][layer1]', 'over1'])
  })

  test('are enabled within their frames, without a condition if they cover the segment', () => {
    expect(rangeOf(0, 60)).toBe('overlay=0:0:format=yuv420:eof_action=pass')
    expect(rangeOf(-5, 61)).toBe('overlay=0:0:format=yuv420:eof_action=pass')
    expect(rangeOf(1, 60)).toMatch(/:enable='between\(t,0\.016667,1\.983333\)'$/u)
    expect(rangeOf(0, 59)).toMatch(/:enable='between\(t,-0\.016667,1\.950000\)'$/u)
  })

  test('continue source and fade from an earlier segment', () => {
    const { chains, inputs } = layered({ span: span(CLIP, { startFrame: -15, endFrame: 30, fadeInFrames: 20 }), source: video() })
    expect(inputs[0]).toContain('-ss 1.500000 -t 1.000000')
    expect(chains.layer0?.steps.slice(-5)).toEqual([
      'tpad=stop_mode=clone:stop_duration=2.000',
      'trim=end_frame=30',
      'setpts=PTS+(15)',
      'fade=t=in:st=0:d=0.666667:alpha=1',
      'setpts=PTS+(-15)',
    ])
  })

  test('are cut at the end of the segment', () => {
    const { chains } = layered({ span: span(IMAGE, { startFrame: 10, endFrame: 80, fadeOutFrames: 30 }), source: still() })
    expect(chains.layer0?.steps.slice(-4)).toEqual([
      'trim=end_frame=50',
      'setpts=PTS+(0)',
      'fade=t=out:st=1.333333:d=1.000000:alpha=1',
      'setpts=PTS+(10)',
    ])
  })

  test('are not filled if the aspect ratio differs', () => {
    const { chains } = layered({ span: span(CLIP), source: video({ width: 180, height: 320 }) })
    expect(chains.layer0?.steps).toContain('scale=102:180:flags=bicubic')
    expect(chains.layer0?.steps).toContain('format=yuva420p')
    expect(chains.over0?.steps.join()).toBe('overlay=109:0:format=yuv420:eof_action=pass')
  })

  test('are placed at the box of a drawn image', () => {
    const { chains } = layered({ span: span({ kind: 'logo', type: 'logo' }), drawn })
    expect(chains.layer0?.steps.slice(0, 2)).toEqual(['scale=out_color_matrix=bt709:out_range=tv', 'format=yuva420p'])
    expect(chains.over0?.steps.join()).toBe('overlay=10:20:format=yuv420:eof_action=pass')
  })

  test('without a source are skipped', () => {
    expect(layered({ span: span(BLACK) }).output).toBe('base')
  })
})

describe('captions and watermark', () => {
  test('are overlaid last, in order, each within its frames', () => {
    const { chains, output } = under({ drawn, fromFrame: 0, toFrame: 60 }, { drawn, fromFrame: 12, toFrame: 40 })
    expect(chains.top0).toEqual({ from: '[base][drawn0]', steps: ['overlay=10:20:format=yuv420'] })
    expect(chains.top1?.from).toBe('[top0][drawn1]')
    expect(chains.top1?.steps.join()).toBe(`overlay=10:20:format=yuv420:enable='between(t,0.383333,1.316667)'`)
    expect([chains.drawn0?.steps, output]).toEqual([['scale=out_color_matrix=bt709:out_range=tv', 'format=yuva420p'], 'top1'])
  })

  test('captions are encoded at a higher quality than the rest of the frame, the watermark is not', () => {
    const [line, left] = [
      { drawn, fromFrame: 0, toFrame: 30, isCaption: true },
      { ...drawn, box: { ...drawn.box, x: -4 } },
    ]
    const { chains, output } = under(
      line,
      { ...line, fromFrame: 30, toFrame: 60 },
      { ...line, drawn: left },
      { drawn, fromFrame: 0, toFrame: 60 },
    )
    expect(chains.regions).toEqual({
      from: '[top3]',
      steps: ['addroi=x=10:y=20:w=100:h=50:qoffset=-0.3', 'addroi=x=0:y=20:w=100:h=50:qoffset=-0.3'],
    })
    expect(output).toBe('regions')
  })

  test('show each of several images from its first frame', () => {
    const { chains } = under({ drawn, fromFrame: 12, toFrame: 60, changes: [0, 5, 11] })
    expect(chains.drawn0?.steps.slice(-2)).toEqual(['settb=1/30', `setpts='12*gte(N,0)+5*gte(N,1)+6*gte(N,2)'`])
    expect(under({ drawn, fromFrame: 0, toFrame: 60, changes: [0] }).chains.drawn0?.steps).toHaveLength(2)
  })

  test('have the last input indices', () => {
    const { chains } = graphOf({ base: { span: span(CLIP), source: video() }, overlays: [{ drawn, fromFrame: 0, toFrame: 60 }] })
    expect(chains.drawn0?.from).toBe('[1:v:0]')
  })
})
