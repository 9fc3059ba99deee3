// Made by `python -m stammtisch.server.spec.generate` from the server's own types. Don't edit.
import type { GameInfo } from './wire';

export const FACTS: Omit<GameInfo, 'ready'>[] = [
  {"name": "alhambra", "title": "Alhambra", "prefix": "AL", "low": 2, "high": 6, "usual": 3, "minutes": 40, "version": 1, "levels": ["newcomer", "guest", "regular", "veteran", "master"], "options": {"memory": false}},
  {"name": "score5", "title": "SCORE 5", "prefix": "S5", "low": 2, "high": 5, "usual": 4, "minutes": 20, "version": 1, "levels": ["newcomer", "guest", "regular", "veteran", "master"], "options": {"memory": false, "cap": null, "deck": null}},
  {"name": "scout", "title": "SCOUT", "prefix": "SC", "low": 2, "high": 5, "usual": 4, "minutes": 15, "version": 1, "levels": ["newcomer", "guest", "regular", "veteran", "master"], "options": {"memory": false}},
];
