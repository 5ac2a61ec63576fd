import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/** What every page loads of React and the router, in one file: cut into many it compresses worse. */
const reactChunk = {
  name: 'react',
  test: /node_modules[\\/](react|react-dom|react-router|scheduler|cookie|set-cookie-parser)[\\/]/,
}

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  environments: {
    client: {
      build: {
        target: ['chrome111', 'safari16.4', 'firefox128'],
        rolldownOptions: { output: { codeSplitting: { groups: [reactChunk] } } },
      },
    },
    // The server is one bundle with the pages, so that both see the same modules.
    ssr: { build: { target: 'node24', rolldownOptions: { input: './server/serve.ts' } } },
  },
})
