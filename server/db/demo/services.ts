import type { DemoService } from './demo-types.ts'
import { planAndMove } from './services/plan-and-move.ts'
import { safeAndOpen } from './services/safe-and-open.ts'
import { webAndData } from './services/web-and-data.ts'

/** Digital services in the editors' order. Those who give them are invented. */
export const demoServices: DemoService[] = [...planAndMove, ...webAndData, ...safeAndOpen]
