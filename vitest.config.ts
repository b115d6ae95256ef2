import { defineConfig } from 'vitest/config'

// Set by .ci/run, which repeats the runner's count as its last line.
const results = process.env.GAMEWALLET_TEST_RESULTS

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // What is slow here is the machine: nothing is tested by the time that it takes.
    testTimeout: 20_000,
    // No module keeps state between tests, so that one worker can serve many files.
    isolate: false,
    // Much of the time is spent on waiting for processes and on the disk.
    maxWorkers: '100%',
    reporters: results ? ['default', 'json'] : ['default'],
    ...(results ? { outputFile: { json: results } } : {}),
  },
})
