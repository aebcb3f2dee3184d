import { lockDataFolder } from '../../../src/persistence/data-folder.js';

// Takes the folder, says so, and keeps it until it is killed; or says why it cannot.
try {
  lockDataFolder(process.argv[2] ?? '');
  console.log(`locked by ${process.pid}`);
  setInterval(() => {}, 1_000);
} catch (error) {
  console.log(`${(error as Error).name}: ${(error as Error).message}`);
}
