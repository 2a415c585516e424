/** Number of executions of each workflow in this process: one that was given to a worker again can run here beside the execution it replaces. */
const executions = new Map<string, number>()

/** Whether this process executes the workflow. */
export const isWorkflowRunning = (id: string): boolean => executions.has(id)

/** Runs one execution of the workflow. */
export async function whileRunning<R>(id: string, body: () => Promise<R>): Promise<R> {
  executions.set(id, (executions.get(id) ?? 0) + 1)
  try {
    return await body()
  } finally {
    const others = (executions.get(id) ?? 1) - 1
    if (others > 0) executions.set(id, others)
    else executions.delete(id)
  }
}
