import { StartError } from '../server/start-error.ts'

/** Runs a command; what it refuses is printed as its reason alone, and the process ends with 1. */
export async function runCommand(command: () => unknown): Promise<void> {
  try {
    await command()
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error)
    process.exitCode = 1
  }
}
