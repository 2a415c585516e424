import { rmSync } from 'node:fs'

/** Removes what the product of the browser tests kept. */
export default function removeData(): void {
  if (process.env.PRODUCT_DATA) rmSync(process.env.PRODUCT_DATA, { recursive: true, force: true })
}
