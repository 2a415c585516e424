/** In-place fast Fourier transform; the length is a power of two. */
export function fourier(real: Float64Array, imaginary: Float64Array): void {
  const n = real.length
  reorder(real, imaginary)
  for (let length = 2; length <= n; length <<= 1) {
    const angle = (-2 * Math.PI) / length
    for (let k = 0; k < length / 2; k++) {
      const [c, s] = [Math.cos(angle * k), Math.sin(angle * k)]
      for (let i = k; i < n; i += length) butterfly(real, imaginary, i, i + length / 2, c, s)
    }
  }
}

function butterfly(real: Float64Array, imaginary: Float64Array, p: number, q: number, c: number, s: number): void {
  const x = real[q]! * c - imaginary[q]! * s
  const y = real[q]! * s + imaginary[q]! * c
  real[q] = real[p]! - x
  imaginary[q] = imaginary[p]! - y
  real[p]! += x
  imaginary[p]! += y
}

function reorder(real: Float64Array, imaginary: Float64Array): void {
  const n = real.length
  for (let i = 1, j = 0; i < n; i++) {
    let bit = n >> 1
    for (; (j & bit) !== 0; bit >>= 1) j ^= bit
    j ^= bit
    if (i >= j) continue
    ;[real[i], real[j]] = [real[j]!, real[i]!]
    ;[imaginary[i], imaginary[j]] = [imaginary[j]!, imaginary[i]!]
  }
}
