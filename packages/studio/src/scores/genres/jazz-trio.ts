import type { Genre } from '../genre.ts'

export const jazzTrio: Genre = {
  name: 'Jazz trio',
  bpm: [112, 168],
  meter: { beats: 4, steps: 3 },
  scales: ['major', 'dorian'],
  roots: [0, 3, 5, 7, 8, 10],
  verses: [
    'ii9 V13 Imaj9 VI7b9 ii9 V13 Imaj9 Imaj9',
    'Imaj7 VI7b9 ii9 V13 iii7 VI7b9 ii9 V13',
    'ii9 V13 iii7,VI7 ii9,V13 Imaj9 IVmaj7 ii9,V13 Imaj9',
    'i69 iim7b5,V7b9 i69 iv9 bVII13 bIIImaj7 iim7b5 V7#9',
  ],
  choruses: [
    'IVmaj7 bVII13 Imaj9 VI7 ii9 V13 Imaj9 VI7b9',
    'iii7 VI7b9 ii9 V13 Imaj9 IV13 iii7,VI7 ii9,V13',
    'iv9 bVII13 bIIImaj7 bVImaj7 iim7b5 V7#9 i69 i69',
  ],
  bridges: ['III7 III7 VI9 VI9 II9 II9 V13 V13', 'v7 I9 IVmaj7 IVmaj7 vi7 II9 ii9 V13'],
  cadence: 'ii9,V13',
  tonic: 'I69',
  form: { order: 'VVCVVBC', sectionBars: 8, intro: 4, outro: 4 },
  lead: {
    programs: [0, 26, 11, 66],
    level: 99,
    low: 65,
    high: 86,
    pool: 'chord scale',
    rhythms: ['x-xx-xx-xx--', '...x-xx-xx-x', 'x--..xx-xx--', 'x-xx--...x-x', '..xx-xx-x...'],
    full: ['x-xx-xx-xx-x', 'xxxx-xx-xx-x', '..xx-xxxxx--'],
    leapProbability: 0.5,
    gate: 0.85,
  },
  bass: { programs: [32], level: 82, low: 28, patterns: ['walk', '1-----5-----'], full: ['walk'] },
  parts: [
    {
      role: 'chords',
      programs: [0],
      level: 83,
      pan: 50,
      gate: 0.7,
      voicing: 'rootless',
      centre: 60,
      patterns: ['x----o......', '.....x.....o', 'x-......x---', '...o......x-'],
      full: ['x-...x...x..', '..x...x..x.x'],
    },
  ],
  drums: {
    kits: [32, 40],
    level: 68,
    grooves: [
      {
        light: { ride: 'x..x.ox..x.o' },
        main: { ride: 'x..x.ox..x.o', pedal: '...x.....x..', snare: '.....g......' },
        full: { snare: '..g..o..g..g', kick: 'o.....o....g' },
      },
      {
        light: { hat: 'o..x..o..x..' },
        main: { ride: 'x..x.ox..x.o', pedal: '...x.....x..', kick: 'g..g..g..g..', stick: '.........o..' },
        full: { snare: '.....o...g.g' },
      },
    ],
    fills: [
      { snare: '......oogxox', kick: '......o....x' },
      { highTom: '......oxo...', lowTom: '.........oxx' },
    ],
    crash: 'bell',
  },
  reverb: 40,
  timingDeviationSeconds: 0.014,
}
