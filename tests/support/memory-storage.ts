/** The browser's storage, which Node lacks. */
export class MemoryStorage {
  #items = new Map<string, string>();
  getItem = (key: string) => this.#items.get(key) ?? null;
  setItem = (key: string, value: string) => void this.#items.set(key, value);
  removeItem = (key: string) => void this.#items.delete(key);
  key = (at: number) => [...this.#items.keys()][at] ?? null;
  get length() {
    return this.#items.size;
  }
}
