/** Biquad coefficients (Audio EQ Cookbook): feedforward `b`, feedback `a`, normalized to a0 = 1. */
type Coefficients = { readonly b: readonly [number, number, number]; readonly a: readonly [number, number] }

/** Peaking EQ with a gain of `decibel` at `hertz`. `q`: quality factor. */
export function peaking(sampleRate: number, hertz: number, q: number, decibel: number): Coefficients {
  const { cos, alpha } = intermediates(sampleRate, hertz, q)
  const gain = 10 ** (decibel / 40)
  return normalized([1 + alpha * gain, -2 * cos, 1 - alpha * gain], [1 + alpha / gain, -2 * cos, 1 - alpha / gain])
}

/** Lowpass at the cutoff `hertz`. `q`: default 0.707 (Butterworth). */
export function lowpass(sampleRate: number, hertz: number, q = Math.SQRT1_2): Coefficients {
  const { cos, alpha } = intermediates(sampleRate, hertz, q)
  return normalized([(1 - cos) / 2, 1 - cos, (1 - cos) / 2], [1 + alpha, -2 * cos, 1 - alpha])
}

/** Highpass at the cutoff `hertz`. `q`: default 0.707 (Butterworth). */
export function highpass(sampleRate: number, hertz: number, q = Math.SQRT1_2): Coefficients {
  const { cos, alpha } = intermediates(sampleRate, hertz, q)
  return normalized([(1 + cos) / 2, -1 - cos, (1 + cos) / 2], [1 + alpha, -2 * cos, 1 - alpha])
}

/** Bandpass with 0 dB peak gain; a higher `q` is a narrower band. */
export function bandpass(sampleRate: number, hertz: number, q: number): Coefficients {
  const { cos, alpha } = intermediates(sampleRate, hertz, q)
  return normalized([alpha, 0, -alpha], [1 + alpha, -2 * cos, 1 - alpha])
}

function intermediates(sampleRate: number, hertz: number, q: number) {
  const omega = (2 * Math.PI * Math.min(hertz, sampleRate * 0.49)) / sampleRate
  return { cos: Math.cos(omega), alpha: Math.sin(omega) / (2 * q) }
}

function normalized(b: readonly [number, number, number], a: readonly [number, number, number]): Coefficients {
  return { b: [b[0] / a[0], b[1] / a[0], b[2] / a[0]], a: [a[1] / a[0], a[2] / a[0]] }
}

/** Filters samples in place. */
export function filterInPlace(samples: Float32Array, { b: [b0, b1, b2], a: [a1, a2] }: Coefficients): Float32Array {
  let [x1, x2, y1, y2] = [0, 0, 0, 0]
  for (let i = 0; i < samples.length; i++) {
    const x = samples[i]!
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2
    x2 = x1
    x1 = x
    y2 = y1
    y1 = y
    samples[i] = y
  }
  return samples
}
