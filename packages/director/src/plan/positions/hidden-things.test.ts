import { expect, test } from 'vitest'
import { directScript } from '../../direct-script.ts'

test('of who hides a small thing under a pillow the things are seen, not somebody beside both on the floor', () => {
  const plan = directScript(
    'My grandmother died in March, but her rocking chair never stopped moving. The first night I heard it creak, I thought it was the wind. I locked the door of her room and put the key under my pillow. At three in the morning the key was gone.',
  )[2]!.plan
  expect(plan).toMatchObject({ cast: [], camera: { size: 'insert' } })
  expect(plan.things).toContainEqual({ what: 'key', count: 1, position: { relation: 'under', of: 'pillow' } })
})
