/** The library that decodes and encodes pictures: loaded with the first one, for it takes 9 MB of memory. */

async function load() {
  const { default: sharp } = await import('sharp');
  // Nothing is read twice, so no cache; one thread needs less memory than one for each processor.
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

let loading: ReturnType<typeof load> | undefined;

export function loadSharp(): ReturnType<typeof load> {
  loading ??= load();
  return loading;
}
