import type { Genre } from '../genre.ts'

export const bossaNova: Genre = {
  name: 'Bossa nova',
  bpm: [116, 140],
  meter: { beats: 4, steps: 4 },
  scales: ['major', 'dorian'],
  roots: [0, 2, 3, 5, 7, 10],
  verses: ['Imaj9 Imaj9 II9 II9 ii9 V13 Imaj9 bII9', 'Imaj7 VI7b9 ii9 V7b9 Imaj7 VI7b9 ii9 V13', 'i9 i9 iim7b5 V7b9 i9 i9 iv9 bVII13'],
  choruses: [
    'IVmaj9 iv6 iii7 bIIIdim7 ii9 V13 Imaj9 Imaj9',
    'bIImaj7 bIImaj7 Imaj9 Imaj9 ii9 V13 Imaj9 I69',
    'iv9 bVII13 bIIImaj9 bVImaj7 iim7b5 V7b9 i9 i9',
  ],
  bridges: ['iv9 bVII13 bIIImaj9 bVImaj7 iim7b5 V7b9 Imaj9 Imaj9'],
  cadence: 'bII9',
  tonic: 'Imaj9',
  form: { order: 'VVCVBC', sectionBars: 8, intro: 4, outro: 4, energyOffset: -0.2 },
  lead: {
    programs: [73, 65, 11],
    level: 117,
    low: 64,
    high: 82,
    pool: 'chord scale',
    rhythms: ['x---..x-..x-x---', '..x-x---..x-----', 'x-x-..x---..x---', '..x-..x-x-------'],
    leapProbability: 0.4,
  },
  bass: { programs: [32], level: 85, low: 28, patterns: ['1-----5-l-----1-', '1----.1-5----.5-'], gate: 0.9 },
  parts: [
    {
      role: 'chords',
      programs: [24],
      level: 87,
      pan: 46,
      gate: 0.8,
      voicing: 'rootless',
      centre: 60,
      patterns: ['x--x--x---x--x--..x---x--x--x---', 'x--x---x--x-x---x--x---x--x-x---'],
    },
    { role: 'pad', programs: [4, 48], level: 49, minEnergy: 0.55, voicing: 'rootless', centre: 65, patterns: ['x---------------'] },
  ],
  drums: {
    kits: [40, 32],
    level: 60,
    grooves: [
      {
        main: { stick: 'x..x..x...x..x....x...x..x..x...', kick: 'x..ox..ox..ox..o', shaker: 'ogogogogogogogog' },
        full: { hat: 'x.o.x.o.x.o.x.o.' },
      },
      { main: { stick: 'x..x...x..x.x...', kick: 'x..xo..xx..xo..x', hat: 'ogogogogogogogog' }, full: { shaker: 'ogxgogxgogxgogxg' } },
    ],
    fills: [{ stick: '........x.x.xx.x' }],
  },
  reverb: 46,
  timingDeviationSeconds: 0.012,
}
