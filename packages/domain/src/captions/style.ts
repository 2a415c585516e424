/**
 * Style of a caption; sizes are relative to 22 (ED-16), `maxWidth` and `height` in percent of the frame (`height`: distance from the bottom) (E-110,
 * ED-79).
 */
export type CaptionStyle = {
  readonly fontFamily?: string
  readonly fontSize?: number
  readonly color?: string
  readonly backgroundColor?: string
  readonly fontWeight?: number
  readonly borderRadius?: number
  readonly letterSpacing?: number
  readonly lineHeight?: number
  readonly maxWidth?: number
  readonly height?: number
  readonly textShadow?: string
  /** Colour of the current word; later words are dimmed. Absent or empty: all words have one colour. */
  readonly litColor?: string
  /** Words of a generated caption at most, which then has one line. Absent: two lines. Captions of scripts without spaces are as wide as the line. */
  readonly maxWords?: number
}
