// Encoder for the subset of ONNX protocol buffers that a model of a few layers needs: https://github.com/onnx/onnx/blob/main/onnx/onnx.proto
type Bytes = Uint8Array

export const FLOAT = 1
export const INT64 = 7
const IR_VERSION = 8
const OPERATORS = 13

function varint(value: number): number[] {
  return value < 128 ? [value] : [(value & 127) | 128, ...varint(Math.floor(value / 128))]
}

const number = (field: number, value: number): Bytes => Uint8Array.from([...varint(field * 8), ...varint(value)])
const bytes = (field: number, value: Bytes): Bytes => join(Uint8Array.from([...varint(field * 8 + 2), ...varint(value.length)]), value)
const text = (field: number, value: string): Bytes => bytes(field, Buffer.from(value))
const join = (...parts: readonly Bytes[]): Bytes => Buffer.concat(parts)

/** An initializer tensor. */
export function constant(name: string, shape: readonly number[], data: Float32Array | BigInt64Array): Bytes {
  const type = data instanceof Float32Array ? FLOAT : INT64
  return join(
    ...shape.map((size) => number(1, size)),
    number(2, type),
    text(8, name),
    bytes(9, new Uint8Array(data.buffer, data.byteOffset, data.byteLength)),
  )
}

/** An operator node; its attributes are integers or lists of integers. */
export function operator(
  type: string,
  inputs: readonly string[],
  output: string,
  attributes: Record<string, number | readonly number[]> = {},
): Bytes {
  const encodedAttributes = Object.entries(attributes).map(([name, value]) =>
    typeof value === 'number'
      ? join(text(1, name), number(3, value), number(20, 2))
      : join(text(1, name), ...value.map((item) => number(8, item)), number(20, 7)),
  )
  return join(
    ...inputs.map((input) => text(1, input)),
    text(2, output),
    text(4, type),
    ...encodedAttributes.map((attribute) => bytes(5, attribute)),
  )
}

/** An input or output; a dimension given as a string is dynamic. */
export function port(name: string, type: number, shape: readonly (number | string)[]): Bytes {
  const sizes = shape.map((size) => bytes(1, typeof size === 'number' ? number(1, size) : text(2, size)))
  return join(text(1, name), bytes(2, bytes(1, join(number(1, type), bytes(2, join(...sizes))))))
}

type Graph = Readonly<Record<'operators' | 'constants' | 'inputs' | 'outputs', readonly Bytes[]>>

/** An ONNX file. `metadata`: its custom metadata properties. */
export function onnxModel({ operators, constants, inputs, outputs }: Graph, metadata: Readonly<Record<string, string>>): Bytes {
  const graph = join(
    ...operators.map((entry) => bytes(1, entry)),
    text(2, 'tiny'),
    ...constants.map((entry) => bytes(5, entry)),
    ...inputs.map((entry) => bytes(11, entry)),
    ...outputs.map((entry) => bytes(12, entry)),
  )
  const properties = Object.entries(metadata).map(([key, value]) => bytes(14, join(text(1, key), text(2, value))))
  return join(number(1, IR_VERSION), bytes(7, graph), bytes(8, number(2, OPERATORS)), ...properties)
}
