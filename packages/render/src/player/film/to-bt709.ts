import { VideoSample } from 'mediabunny'

const BT709: VideoColorSpaceInit = { primaries: 'bt709', transfer: 'bt709', matrix: 'bt709', fullRange: false }

type Timing = { readonly timestamp: number; readonly duration: number }

/**
 * The picture of a canvas in YUV 4:2:0 of limited range with the matrix of BT.709, as in the server's films: browsers convert a canvas with another matrix
 * or range, each in its way. Sides must be even.
 */
export function toBt709(canvas: OffscreenCanvas, timing: Timing): VideoSample {
  const { width, height } = canvas
  const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D
  const data = toYuv420(context.getImageData(0, 0, width, height).data, width, height)
  return new VideoSample(data, { format: 'I420', codedWidth: width, codedHeight: height, colorSpace: BT709, ...timing })
}

/** RGBA of even sides as planes of Y, U and V. Chroma is the mean of four pixels. */
export function toYuv420(rgba: Uint8ClampedArray, width: number, height: number): Uint8Array<ArrayBuffer> {
  const [lumaSize, halfWidth] = [width * height, width / 2]
  const planes = new Uint8Array((lumaSize * 3) / 2)
  const chromaSize = lumaSize / 4
  for (let row = 0; row < height; row += 2) {
    for (let column = 0; column < width; column += 2) {
      const top = row * width + column
      let [red, green, blue] = [0, 0, 0]
      for (let corner = 0; corner < 4; corner++) {
        const pixel = top + (corner & 1) + (corner >> 1) * width
        const at = pixel * 4
        const r = rgba[at]!
        const g = rgba[at + 1]!
        const b = rgba[at + 2]!
        planes[pixel] = 16.5 + 0.182586 * r + 0.614231 * g + 0.062007 * b
        red += r
        green += g
        blue += b
      }
      const chroma = lumaSize + (row / 2) * halfWidth + column / 2
      planes[chroma] = 128.5 + (-0.100644 * red - 0.338572 * green + 0.439216 * blue) / 4
      planes[chroma + chromaSize] = 128.5 + (0.439216 * red - 0.398942 * green - 0.040274 * blue) / 4
    }
  }
  return planes
}
