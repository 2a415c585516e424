/** A script of eight shots of a few seconds, besides the title and the end card. */
export const EIGHT_SENTENCES = [
  'Every night the lighthouse keeper climbs two hundred steps.',
  'He carries a small lamp and a pot of tea.',
  'At the top he opens the window and listens to the sea.',
  'Far away a boat is looking for the harbour.',
  'The keeper lights the great lamp.',
  'Its beam walks over the water like a slow, bright giant.',
  'The boat turns, finds the beam, and follows it home.',
  'In the village one window after another begins to glow.',
]
