import { expect, test } from 'vitest'
import { readDeviceId } from './device-id.ts'

const ID = '0b9f6f0e-3b1c-4f57-9a53-0c9e1c1f7b11'

test('the device id is read from its cookie, and only as a UUID', () => {
  expect(readDeviceId(`theme=dark; device_id=${ID}; other=1`)).toBe(ID)
  expect(readDeviceId(`my_device_id=${ID}`)).toBeNull()
  expect(readDeviceId('device_id=anybody')).toBeNull()
  expect(readDeviceId('')).toBeNull()
})
