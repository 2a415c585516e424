const ID = {
  header: 0x1a45dfa3,
  segment: 0x18538067,
  seekHead: 0x114d9b74,
  info: 0x1549a966,
  timecodeScale: 0x2ad7b1,
  duration: 0x4489,
} as const
/** Default timestamp scale of WebM, in ns. */
const DEFAULT_TICK_NS = 1_000_000

type Element = { readonly id: number; readonly start: number; readonly body: number; readonly end: number; readonly isOpen: boolean }

/**
 *     [EBML head][Segment ???[Info n [...]][Tracks][Cluster]...
 *     [EBML head][Segment ???[Info n+11 [...][Duration]][Tracks][Cluster]...
 *
 * Adds the duration to the header of a WebM file recorded by a browser. Null when it has one already, or is
 * structured differently: only a segment of unknown size without a seek table has no byte offsets that would move. `head`: the file's first bytes.
 */
export function withWebmDuration(head: Uint8Array<ArrayBuffer>, seconds: number): Uint8Array<ArrayBuffer> | null {
  const segment = childrenOf(head, 0, head.length).find(({ id }) => id === ID.segment)
  if (!segment?.isOpen) return null
  const parts = childrenOf(head, segment.body, head.length)
  const info = parts.find(({ id }) => id === ID.info)
  if (!info || info.isOpen || info.end > head.length || parts.some(({ id }) => id === ID.seekHead)) return null
  const fields = childrenOf(head, info.body, info.end)
  if (fields.some(({ id }) => id === ID.duration)) return null
  const scale = fields.find(({ id }) => id === ID.timecodeScale)
  const tickNs = scale ? readNumber(head, scale.body, scale.end) : DEFAULT_TICK_NS
  if (!(tickNs > 0) || !(seconds > 0) || !Number.isFinite(seconds)) return null
  return joined(head, info, durationField((seconds * 1e9) / tickNs))
}

function joined(head: Uint8Array<ArrayBuffer>, info: Element, field: Uint8Array): Uint8Array<ArrayBuffer> {
  const size = sizeField(info.end - info.body + field.length)
  const parts = [head.subarray(0, info.start + 4), size, head.subarray(info.body, info.end), field, head.subarray(info.end)]
  const output = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let place = 0
  for (const part of parts) {
    output.set(part, place)
    place += part.length
  }
  return output
}

/** Encodes a size in eight bytes. */
function sizeField(length: number): Uint8Array {
  const field = new Uint8Array(8)
  new DataView(field.buffer).setUint32(4, length)
  field[0] = 0x01
  return field
}

function durationField(ticks: number): Uint8Array {
  const field = new Uint8Array([0x44, 0x89, 0x88, 0, 0, 0, 0, 0, 0, 0, 0])
  new DataView(field.buffer).setFloat64(3, ticks)
  return field
}

/** Lists the elements of a range; stops at the first one of unknown size. */
function childrenOf(bytes: Uint8Array, from: number, until: number): Element[] {
  const elements: Element[] = []
  for (let place = from; place < until;) {
    const element = elementAt(bytes, place)
    if (!element) break
    elements.push(element)
    if (element.isOpen) break
    place = element.end
  }
  return elements
}

function elementAt(bytes: Uint8Array, start: number): Element | null {
  const idLength = lengthOf(bytes[start])
  const sizeLength = lengthOf(bytes[start + idLength])
  if (idLength === 0 || idLength > 4 || sizeLength === 0 || start + idLength + sizeLength > bytes.length) return null
  const body = start + idLength + sizeLength
  // Without the length marker: eight bytes including it exceed the safe integers.
  const size =
    ((bytes[start + idLength] ?? 0) & (0xff >> sizeLength)) * 256 ** (sizeLength - 1) + readNumber(bytes, start + idLength + 1, body)
  const isOpen = bytes.subarray(start + idLength, body).every((byte, index) => byte === (index === 0 ? 0xff >> (sizeLength - 1) : 0xff))
  return { id: readNumber(bytes, start, start + idLength), start, body, end: isOpen ? Number.POSITIVE_INFINITY : body + size, isOpen }
}

/** Number of bytes of a variable-length integer, by its leading zeros. */
const lengthOf = (firstByte: number | undefined): number => (firstByte === undefined || firstByte === 0 ? 0 : Math.clz32(firstByte) - 23)

function readNumber(bytes: Uint8Array, from: number, until: number): number {
  let value = 0
  for (const byte of bytes.subarray(from, until)) value = value * 256 + byte
  return value
}
