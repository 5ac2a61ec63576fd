import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  environments: {
    client: { build: { target: ['chrome111', 'safari16.4', 'firefox128'] } },
    // The server is one bundle with the pages, so that both see the same modules.
    ssr: { build: { target: 'node24', rolldownOptions: { input: './server/serve.ts' } } },
  },
})
