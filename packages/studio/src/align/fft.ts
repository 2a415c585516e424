/** In-place radix-2 fast Fourier transform; the length must be a power of two. */
export function fft(real: Float64Array, imaginary: Float64Array): void {
  const n = real.length
  bitReverse(real, imaginary)
  const { cosines, sines } = twiddleFactors(n)
  for (let length = 2; length <= n; length <<= 1) {
    for (let k = 0; k < length / 2; k++) {
      const [c, s] = [cosines[(k * n) / length]!, sines[(k * n) / length]!]
      for (let i = k; i < n; i += length) butterfly(real, imaginary, i, i + length / 2, c, s)
    }
  }
}

type TwiddleFactors = { readonly cosines: Float64Array; readonly sines: Float64Array }
const twiddleCache = new Map<number, TwiddleFactors>()

/** Twiddle factors of a length; cached, because they were a third of the time. */
function twiddleFactors(n: number): TwiddleFactors {
  const cached = twiddleCache.get(n)
  if (cached) return cached
  const angles = Float64Array.from({ length: n / 2 }, (_, k) => (-2 * Math.PI * k) / n)
  const factors = { cosines: angles.map(Math.cos), sines: angles.map(Math.sin) }
  twiddleCache.set(n, factors)
  return factors
}

function butterfly(real: Float64Array, imaginary: Float64Array, p: number, q: number, c: number, s: number): void {
  const x = real[q]! * c - imaginary[q]! * s
  const y = real[q]! * s + imaginary[q]! * c
  real[q] = real[p]! - x
  imaginary[q] = imaginary[p]! - y
  real[p]! += x
  imaginary[p]! += y
}

function bitReverse(real: Float64Array, imaginary: Float64Array): void {
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
