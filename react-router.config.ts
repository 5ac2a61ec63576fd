import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // Every route is known from the start: no request for the route table while navigating.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
