/**
 * The elements of Apple's document type definition of FCPXML 1.10 that projects here use: attributes (`!` for required ones) and the order of children,
 * as a regular expression over their names, each followed by a space.
 */
type Declaration = { readonly attributes: string; readonly children: string; readonly hasText?: true }

const ANCHORS = '((clip|title|caption|ref-clip|sync-clip|asset-clip|video|audio|gap|spine|audition) )*'
const MARKERS = '((marker|chapter-marker|rating|keyword|analysis-marker) )*'
const VIDEO_PARAMS =
  '(adjust-crop )?(adjust-corners )?(adjust-conform )?(adjust-transform )?(adjust-blend )?(adjust-stabilization )?(adjust-rollingShutter )?'
const AUDIO_PARAMS = '(adjust-volume )?(adjust-panner )?'
const TIMING = '(conform-rate )?(timeMap )?'
const PLACE = 'lane offset name start duration enabled'
const FADES = '(fadeIn )?(fadeOut )?'

const ELEMENTS: Readonly<Record<string, Declaration>> = {
  fcpxml: { attributes: 'version!', children: '(import-options )?(resources )?(library |(event )*|((project|clip|asset-clip) )*)' },
  resources: { attributes: '', children: '((asset|effect|format|media|locator) )*' },
  format: {
    attributes: 'id! name frameDuration fieldOrder width height paspH paspV colorSpace projection stereoscopic',
    children: '(metadata )?',
  },
  effect: { attributes: 'id! name uid! src', children: '' },
  asset: {
    attributes:
      'id! name uid start duration hasVideo format hasAudio videoSources audioSources audioChannels audioRate customLUTOverride colorSpaceOverride projectionOverride stereoscopicOverride auxVideoFlags',
    children: '(media-rep )+(metadata )?',
  },
  'media-rep': { attributes: 'kind sig src! suggestedFilename', children: '(bookmark )?' },
  library: { attributes: 'location colorProcessing', children: '((event|smart-collection) )*' },
  event: {
    attributes: 'name uid',
    children: '((clip|audition|mc-clip|ref-clip|sync-clip|asset-clip|collection-folder|keyword-collection|smart-collection|project) )*',
  },
  project: { attributes: 'name uid id modDate', children: 'sequence ' },
  sequence: {
    attributes: 'format! duration tcStart tcFormat audioLayout audioRate renderFormat note keywords',
    children: '(note )?spine (metadata )?',
  },
  spine: {
    attributes: 'lane offset name format',
    children: '((audio|video|clip|title|mc-clip|ref-clip|sync-clip|asset-clip|audition|gap|transition) )*',
  },
  gap: { attributes: 'name offset start duration! enabled', children: `(note )?${ANCHORS}${MARKERS}(metadata )?` },
  'asset-clip': {
    attributes: `ref! srcEnable audioStart audioDuration ${PLACE} format tcStart tcFormat audioRole videoRole modDate`,
    children: `(note )?${TIMING}${VIDEO_PARAMS}${AUDIO_PARAMS}${ANCHORS}${MARKERS}(audio-channel-source )*((filter-video|filter-audio) )*(metadata )?`,
  },
  video: {
    attributes: `ref! srcID role ${PLACE}`,
    children: `(param )*(note )?${TIMING}${VIDEO_PARAMS}${ANCHORS}${MARKERS}(filter-video )*`,
  },
  title: {
    attributes: `ref! role ${PLACE}`,
    children: `(param )*(text )*(text-style-def )*(note )?${VIDEO_PARAMS}${ANCHORS}${MARKERS}(metadata )?`,
  },
  caption: { attributes: `role! ${PLACE}`, children: '(text )*(text-style-def )*(note )?' },
  text: { attributes: 'display-style roll-up-height position placement alignment', children: '(text-style )*', hasText: true },
  'text-style': {
    attributes:
      'ref font fontSize fontFace fontColor backgroundColor bold italic strokeColor strokeWidth shadowColor shadowOffset shadowBlurRadius kerning alignment lineSpacing tabStops baseline baselineOffset underline',
    children: '(param )*',
    hasText: true,
  },
  'text-style-def': { attributes: 'id! name', children: 'text-style ' },
  timeMap: { attributes: 'frameSampling preservesPitch', children: '(timept )+' },
  timept: { attributes: 'time! value! interp inTime outTime', children: '' },
  'adjust-conform': { attributes: 'type', children: '' },
  'adjust-transform': { attributes: 'enabled position scale rotation anchor tracking', children: '(param )*' },
  'adjust-blend': { attributes: 'amount mode', children: '(param )*(reserved )?' },
  'adjust-volume': { attributes: 'amount', children: '(param )*' },
  param: { attributes: 'name! key value enabled', children: `${FADES}(keyframeAnimation )?(param )*` },
  fadeIn: { attributes: 'type duration!', children: '' },
  fadeOut: { attributes: 'type duration!', children: '' },
}

/** A whole or fractional number of seconds. */
const TIMES = /^-?\d+(\/\d+)?s$/u
const TIME_ATTRIBUTES: ReadonlySet<string> = new Set(['offset', 'start', 'duration', 'frameDuration', 'tcStart', 'time', 'value'])

type Element = { readonly name: string; readonly attributes: Map<string, string>; readonly children: string[]; text: string }

/** What of a document differs from the definition. Elements of it, ids and references are checked. */
export function dtdErrors(document: string): string[] {
  const errors: string[] = []
  const [ids, references] = [new Set<string>(), [] as string[]]
  const open: Element[] = []
  for (const [, closing, name = '', rest = '', selfClosing, text = ''] of document.matchAll(
    /<(\/)?([a-zA-Z-]+)((?:\s[^<>]*?)?)(\/)?>([^<]*)/gu,
  )) {
    if (!closing) {
      open.at(-1)?.children.push(name)
      open.push({ name, attributes: attributesOf(rest), children: [], text: '' })
    }
    if (closing || selfClosing) {
      const element = open.pop()!
      if (element.name !== name) errors.push(`${name} closes ${element.name}`)
      errors.push(...elementErrors(element))
      const { attributes } = element
      if (attributes.has('id')) {
        if (ids.has(attributes.get('id')!)) errors.push(`the id ${attributes.get('id')} is not unique`)
        ids.add(attributes.get('id')!)
      }
      for (const key of ['ref', 'format']) if (attributes.has(key)) references.push(attributes.get(key)!)
    }
    const parent = open.at(-1)
    if (parent) parent.text += text
  }
  return [...errors, ...references.filter((id) => !ids.has(id)).map((id) => `nothing has the id ${id}`)]
}

const attributesOf = (text: string): Map<string, string> =>
  new Map([...text.matchAll(/([a-zA-Z-]+)="([^"]*)"/gu)].map(([, key, value]) => [key!, value!]))

function elementErrors({ name, attributes, children, text }: Element): string[] {
  const declared = ELEMENTS[name]
  if (!declared) return [`${name} is not declared`]
  const names = new Set(declared.attributes.split(' ').map((each) => each.replace('!', '')))
  const required = declared.attributes.split(' ').filter((each) => each.endsWith('!'))
  const sequence = children.map((child) => `${child} `).join('')
  return [
    ...[...attributes.keys()].filter((key) => !names.has(key)).map((key) => `${name} has no attribute ${key}`),
    ...required.filter((each) => !attributes.has(each.slice(0, -1))).map((each) => `${name} needs ${each.slice(0, -1)}`),
    ...(new RegExp(`^${declared.children}$`, 'u').test(sequence) ? [] : [`${name} cannot have ${sequence}`]),
    ...(text.trim() !== '' && !declared.hasText ? [`${name} cannot have text`] : []),
    ...[...attributes]
      .filter(([key, value]) => TIME_ATTRIBUTES.has(key) && name !== 'param' && !TIMES.test(value))
      .map(([key, value]) => `${name} ${key} ${value} is no time`),
  ]
}
