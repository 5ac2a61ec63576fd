import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    target: isSsrBuild ? 'node24' : ['chrome111', 'safari16.4', 'firefox128'],
    ...(isSsrBuild && { rollupOptions: { input: './server/serve.ts' } }),
  },
}))
