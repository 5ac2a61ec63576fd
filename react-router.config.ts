import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // A page loads the routes that it links to, not the table of all pages in both languages.
  routeDiscovery: { mode: 'lazy', manifestPath: '/__manifest' },
} satisfies Config
