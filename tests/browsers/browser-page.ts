/** A page of an installed browser, driven by WebDriver. */
export type BrowserPage = {
  readonly browser: string
  goto(url: string): Promise<void>
  /** Runs a function in the page; it sees nothing of the test, and arguments and result are JSON. */
  evaluate<T, A extends readonly unknown[]>(run: (...args: A) => T | Promise<T>, ...args: A): Promise<T>
  /** Runs the text of a script in the page, whatever its content security policy. */
  runScript(text: string): Promise<void>
  /** Presses and releases the primary button of the mouse at a point of the viewport, in CSS pixels. */
  clickAt(x: number, y: number): Promise<void>
  /** Types text into the focused element. */
  type(text: string): Promise<void>
  /** Presses and releases a key that `KEYS` lists, or a character. */
  press(key: string): Promise<void>
  /** Resizes the viewport, in CSS pixels. */
  resize(size: Size): Promise<void>
  /** PNG of the viewport. */
  screenshot(): Promise<Buffer>
  /** Ends the browser. */
  close(): Promise<void>
}

export type Size = { readonly width: number; readonly height: number }

/** Size of the viewport at first, in CSS pixels. */
export const VIEWPORT: Size = { width: 1280, height: 800 }

/** The program, or an error that says how to install it. */
export class BrowserMissing extends Error {
  constructor(program: string, packages: string) {
    super(`${program} is not installed. On Debian: apt-get install ${packages}`)
    this.name = 'BrowserMissing'
  }
}
