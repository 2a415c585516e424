/** A WAV file whose volume rises and falls, mono at 8 kHz. */
export function wavSong(seconds: number): Buffer {
  const rate = 8000
  const samples = new Int16Array(seconds * rate)
  for (let i = 0; i < samples.length; i += 1) {
    const at = i / rate
    samples[i] = Math.round(20_000 * Math.sin(2 * Math.PI * 220 * at) * Math.abs(Math.sin(at / 2)))
  }
  const format = Buffer.alloc(16)
  format.writeUInt16LE(1, 0)
  format.writeUInt16LE(1, 2)
  format.writeUInt32LE(rate, 4)
  format.writeUInt32LE(rate * 2, 8)
  format.writeUInt16LE(2, 12)
  format.writeUInt16LE(16, 14)
  return riff(format, Buffer.from(samples.buffer))
}

/** A WAV file in IMA ADPCM, which ffmpeg decodes and browsers do not. */
export function foreignWavSong(seconds: number): Buffer {
  const format = Buffer.alloc(20)
  format.writeUInt16LE(0x11, 0)
  format.writeUInt16LE(1, 2)
  format.writeUInt32LE(8000, 4)
  format.writeUInt32LE(4064, 8)
  format.writeUInt16LE(256, 12)
  format.writeUInt16LE(4, 14)
  format.writeUInt16LE(2, 16)
  format.writeUInt16LE(505, 18)
  return riff(format, Buffer.alloc(Math.ceil((seconds * 8000) / 505) * 256))
}

function riff(format: Buffer, data: Buffer): Buffer {
  const chunk = (name: string, body: Buffer) => Buffer.concat([Buffer.from(name), size(body.length), body])
  const body = Buffer.concat([Buffer.from('WAVE'), chunk('fmt ', format), chunk('data', data)])
  return Buffer.concat([Buffer.from('RIFF'), size(body.length), body])
}

function size(bytes: number): Buffer {
  const field = Buffer.alloc(4)
  field.writeUInt32LE(bytes)
  return field
}
