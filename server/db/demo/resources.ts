import type { DemoResource } from './demo-types.ts'
import { guideResources } from './resources/guides.ts'
import { materialResources } from './resources/materials.ts'

/** The technology resources in the order in which they are shown: by number, so that kinds are mixed. */
export const demoResources: DemoResource[] = [...guideResources, ...materialResources].sort(
  (a, b) => a.number - b.number,
)
