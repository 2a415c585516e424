export type Throttled = { readonly call: () => void; readonly cancel: () => void }

/** Runs `work` at once, then at most once per interval, including a trailing call. */
export function throttle(work: () => void, milliseconds: number): Throttled {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isAsked = false
  const endInterval = () => {
    timer = undefined
    if (isAsked) run()
  }
  const run = () => {
    isAsked = false
    timer = setTimeout(endInterval, milliseconds)
    work()
  }
  return {
    call() {
      if (timer === undefined) run()
      else isAsked = true
    },
    cancel() {
      clearTimeout(timer)
      timer = undefined
      isAsked = false
    },
  }
}
