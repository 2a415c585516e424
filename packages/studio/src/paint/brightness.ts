/** Brightness of a pixel (Rec. 709), 0 to 255. `data`: RGBA of a picture; `at`: index of its red. */
export const brightnessAt = (data: Uint8ClampedArray, at: number): number =>
  data[at]! * 0.2126 + data[at + 1]! * 0.7152 + data[at + 2]! * 0.0722
