import type { Locator } from '@playwright/test'

/** Presses and releases a key at once: on a busy machine a press of the browser lasts long enough to repeat. */
export async function tapKey(focused: Locator, key: string): Promise<void> {
  await focused.evaluate((element, pressed) => {
    for (const type of ['keydown', 'keyup'])
      element.dispatchEvent(new KeyboardEvent(type, { key: pressed, bubbles: true, cancelable: true }))
  }, key)
}
