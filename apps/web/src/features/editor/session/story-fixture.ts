/** For tests: a blank story. */
export const STORY = {
  id: 's',
  title: 'Sea',
  categoryId: 'create_from_scratch',
  userId: 'u',
  inputs: {},
  size: { width: 1280, height: 720 },
  fps: 30,
} as const
