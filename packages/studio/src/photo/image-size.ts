type Pixels = { readonly width: number; readonly height: number }

/** Size in pixels from the header of a PNG, JPEG, WebP, GIF or BMP; null for other formats or a truncated header. */
export function imageSizeOf(bytes: Uint8Array): Pixels | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    if (view.getUint32(0) === 0x89504e47) return { width: view.getUint32(16), height: view.getUint32(20) }
    if (view.getUint16(0) === 0xffd8) return jpegSize(view)
    if (view.getUint32(0) === 0x52494646 && view.getUint32(8) === 0x57454250) return webpSize(view)
    if (view.getUint32(0) === 0x47494638) return { width: view.getUint16(6, true), height: view.getUint16(8, true) }
    if (view.getUint16(0) === 0x424d) return { width: Math.abs(view.getInt32(18, true)), height: Math.abs(view.getInt32(22, true)) }
  } catch {
    // Truncated header: the decoder reports it.
  }
  return null
}

/** Walks the segments to the frame header, SOF0 to SOF15 without DHT, JPG and DAC. */
function jpegSize(view: DataView): Pixels | null {
  for (let at = 2; at < view.byteLength - 9;) {
    const marker = view.getUint16(at)
    if (marker < 0xff00) return null
    if (marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker))
      return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
    at += 2 + view.getUint16(at + 2)
  }
  return null
}

function webpSize(view: DataView): Pixels | null {
  const kind = view.getUint32(12)
  if (kind === 0x56503858) return { width: 1 + uint24(view, 24), height: 1 + uint24(view, 27) }
  if (kind === 0x5650384c) {
    const bits = view.getUint32(21, true)
    return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >> 14) & 0x3fff) }
  }
  return kind === 0x56503820 ? { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff } : null
}

const uint24 = (view: DataView, at: number): number => view.getUint8(at) | (view.getUint8(at + 1) << 8) | (view.getUint8(at + 2) << 16)
