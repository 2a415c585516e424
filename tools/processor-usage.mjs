import os from 'node:os'

/** Starts measuring; the returned function says how long it was and how busy the machine, so that a slow run can be told from a busy machine. */
export function startUsage() {
  const [startedMs, before] = [performance.now(), readTimes()]
  return () => {
    const after = readTimes()
    const busy = 1 - (after.idle - before.idle) / (after.all - before.all)
    const seconds = Math.round((performance.now() - startedMs) / 1000)
    return `The tests took ${seconds} s; ${os.cpus().length} cores were busy for ${Math.round(100 * busy)} % of it.`
  }
}

function readTimes() {
  const times = os.cpus().map((cpu) => cpu.times)
  const sum = (key) => times.reduce((total, each) => total + each[key], 0)
  return { idle: sum('idle'), all: sum('user') + sum('nice') + sum('sys') + sum('irq') + sum('idle') }
}
