declare module 'virtual:emblems' {
  export const EMBLEMS: Record<string, string>;
  export const FALLBACK: string;
}
